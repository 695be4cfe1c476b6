import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const pair = css`
  ${piece.grid(16, 48)}
  & h3 { font-size: 18px; }
  & p { max-width: 64ch; text-wrap: pretty; }
  @container (min-width: 640px) { grid-template-columns: 1fr 1fr; }
`;

/** On a phone a value and its meaning are one paragraph. */
export const values = css`
  ${piece.grid(12)}
  & h3 { font-size: 18px; }
  & ul { display: grid; gap: 12px 24px; padding: 0; list-style: none; }
  & h4 { font-size: 16px; }
  @container (max-width: 479px) {
    & li > * { display: inline; }
    & h4::after { content: '. '; }
  }
  @container (min-width: 480px) { & ul { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 1000px) { & ul { grid-template-columns: repeat(4, 1fr); } }
`;
