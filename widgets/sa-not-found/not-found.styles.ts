import { css } from '../kit/element/styles.ts';

export const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  padding: 32px 0 48px;
  @container (min-width: 760px) { grid-template-columns: 3fr 2fr; gap: 48px; padding: 48px 0; }
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
  gap: 12px;
  max-width: 560px;
  & h1 { font-size: 36px; line-height: 1.2; letter-spacing: -0.02em; }
  & h1 + p { color: var(--_muted); }
`;

/** A row each: the button, then the others with what they lead to. */
export const links = css`
  display: grid;
  gap: 12px;
  padding-top: 12px;
  & > a:not(:first-child) {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    color: var(--_ink);
    text-decoration: none;
    background: var(--_surface);
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    transition: border-color 150ms ease-out;
    &:hover { border-color: var(--_primary); }
  }
  & > a:first-child { min-height: 48px; }
  & b { color: var(--_primary); }
  & span { color: var(--_muted); }
`;
