import { css } from '../element/styles.ts';
import * as piece from './pieces.ts';

/** A raised panel, with more padding on wider screens. */
export const card = css`
  ${piece.stack(24)}
  padding: clamp(12px, 8cqi, 16px);
  ${piece.card()}
  @container (min-width: 480px) { padding: 32px; }
  /* On paper Firefox slices a line of text in nested grids, and moves a tall row to the next page. */
  @media print { display: block; & > * + * { margin-top: 24px; } }
`;

/** One column, or two equal ones if they fit. */
export const columns = css`
  ${piece.grid(24)}
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
`;

export const mutedText = css`color: var(--_muted);`;

export const smallText = css`${piece.note}`;
