import { css } from '../kit/element/styles.ts';

export const layout = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: 24px;
  @container (min-width: 480px) { grid-template-columns: 3fr 2fr; gap: 32px; }
  @container (min-width: 768px) { gap: 48px; }
`;

export const words = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 24px;
  min-width: 0;
  & h1 {
    font-size: min(15cqi, clamp(36px, 7cqi, 64px));
    line-height: 1.05;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }
`;

export const badge = css`
  padding: 4px 12px;
  font-size: 14px;
  font-weight: 600;
  color: var(--_primary);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: calc(var(--_radius) * 2);
  /* The picture is beside it. */
  @container (max-width: 479px) { max-width: 60cqi; margin-block: min(8cqi, 32px) min(4cqi, 24px); }
`;

export const subtitle = css`
  max-width: 56ch;
  font-size: 18px;
  color: var(--_muted);
`;

export const ticker = css`
  display: flex;
  align-items: center;
  gap: 4px;
  & > div { flex: 1; min-width: 0; }
  /* Room for the longest of them, so that nothing below moves. */
  & p + p { min-height: 3lh; color: var(--_muted); }
  @container (min-width: 768px) { & p + p { min-height: 2lh; } }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    min-height: 28px;
    font-weight: 700;
  }
  @container (min-width: 240px) { & a { white-space: nowrap; } }
  & svg { border-radius: calc(var(--_radius) / 3); }
  & button { flex: none; color: var(--_muted); }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  width: 100%;
  & > a { flex: 1 1 220px; }
  @container (min-width: 640px) { & > a { flex: none; } }
`;

/** On a phone in the corner, so that it is in the first window. */
export const picture = css`
  position: absolute;
  inset: -16px 0 auto auto;
  width: min(38cqi, 160px);
  & svg { display: block; width: 100%; height: auto; }
  @container (min-width: 480px) { position: static; width: auto; }
`;

export const tiles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  margin-top: 32px;
  padding: 0;
  list-style: none;
  overflow: hidden;
  background: var(--_line);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
  & > li { padding: 12px; font-size: 14px; line-height: 1.4; overflow-wrap: break-word; color: var(--_muted); background: var(--_surface); }
  & strong { display: block; font-size: 22px; line-height: 1.3; letter-spacing: -0.02em; color: var(--_ink); }
  & strong[data-open] { font-size: 14px; }
  @container (min-width: 320px) { grid-template-columns: repeat(3, 1fr); }
  @container (min-width: 480px) {
    & > li { padding: 16px; font-size: 16px; }
    & strong { font-size: 36px; line-height: 1.2; }
    & strong[data-open] { font-size: 18px; }
  }
`;

export const footnote = css`
  margin-top: 12px;
  max-width: 90ch;
  font-size: 14px;
  color: var(--_muted);
`;
