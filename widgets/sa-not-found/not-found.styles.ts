import { css } from '../kit/element/styles.ts';

export const page = css`
  display: grid;
  gap: 48px;
  align-items: center;
  padding: 48px 0;
  @container (min-width: 760px) { grid-template-columns: 3fr 2fr; }
`;

export const picture = css`
  display: block;
  width: min(100%, 360px);
  height: auto;
  border-radius: var(--_card-radius);
  @container (min-width: 760px) { width: 100%; }
`;

export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 16px;
  max-width: 60ch;
  font-size: 18px;
  color: var(--_muted);
  & h1 {
    font-size: clamp(36px, 7cqi, 64px);
    line-height: 1.1;
    letter-spacing: -0.02em;
    color: var(--_ink);
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 8px;
  font-size: 16px;
`;
