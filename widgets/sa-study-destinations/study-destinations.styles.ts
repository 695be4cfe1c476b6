import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const list = css`
  ${piece.list(4)}
  grid-template-columns: repeat(auto-fill, minmax(min(208px, 100%), 1fr));
  @container (min-width: 480px) { gap: 12px; }
`;

export const country = css`
  ${piece.bar(8)}
  min-height: 44px;
  padding: 4px 8px;
  @container (min-width: 480px) { padding: 12px; }
  /* On a phone one line. */
  @container (min-width: 320px) and (max-width: 479px) { & > div { display: flex; flex-wrap: wrap; gap: 0 4px; justify-content: space-between; } }
  /* No narrower than the longest word of a name: below that it stands under the flag. */
  & > div { flex: 1 1 min-content; min-width: 0; }
  & h3 { font-size: 16px; line-height: 1.4; overflow-wrap: break-word; }
  & p { line-height: 1.4; color: var(--_muted); }
`;

export const flag = css`
  flex: none;
  width: 42px;
  height: 28px;
  border-radius: calc(var(--_radius) / 3);
  overflow: hidden;
  & > svg { display: block; width: 42px; height: 28px; }
`;

export const more = css`color: var(--_muted);`;
