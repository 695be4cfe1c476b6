import * as piece from '../../kit/core/pieces.ts';
import { css } from '../../kit/element/styles.ts';

export const keyList = css`
  ${piece.grid(8, 16)}
  grid-template-columns: auto minmax(0, 1fr);
  & dt { display: flex; gap: 4px; }
  & kbd { font: inherit; font-size: 14px; font-weight: 600; min-width: 28px; padding: 0 8px; text-align: center; border: 1px solid var(--_border); border-radius: calc(var(--_radius) * 2 / 3); }
`;

export const keyBox = css`
  width: min(440px, calc(100vw - 32px));
  margin: auto;
  color: var(--_ink);
  ${piece.card(24)}
  box-shadow: var(--_shadow);
  &::backdrop { background: rgb(15 23 42 / 50%); }
  & > form { display: grid; gap: 24px; }
`;

export const tick = css`
  display: flex;
  gap: 8px;
  align-items: start;
  & > input { flex: none; width: 20px; height: 20px; margin-block-start: 2px; accent-color: var(--_primary); }
`;
