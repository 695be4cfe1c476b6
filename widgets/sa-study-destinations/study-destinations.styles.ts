import { css } from '../kit/element/styles.ts';

export const list = css`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  @container (min-width: 480px) { gap: 12px; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); }
  padding: 0;
  list-style: none;
`;

export const country = css`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 12px;
  @container (min-width: 480px) { gap: 14px; padding: 14px 16px; }
  & > div { min-width: 0; }
  & h3 { font-size: 16px; line-height: 1.4; }
  & p { font-size: 14px; line-height: 1.4; color: var(--_muted); }
`;

const tile = `
  flex: none;
  width: 42px;
  height: 28px;
  border-radius: calc(var(--_radius) / 2);
  overflow: hidden;
`;

export const flag = css`
  ${tile}
  & > svg { display: block; width: 42px; height: 28px; }
`;

/** For countries without a flag. */
export const codeTile = css`
  ${tile}
  display: grid;
  place-content: center;
  font-size: 14px;
  font-weight: 700;
  color: var(--_muted);
  background: var(--_wash);
  border: 1px solid var(--_line);
`;

export const more = css`
  color: var(--_muted);
`;
