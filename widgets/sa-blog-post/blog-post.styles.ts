import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const page = css`
  ${piece.grid(80)}
  @media print { display: block; & > * + * { margin-top: 80px; } }
`;

export const article = css`
  ${piece.grid(32)}
  width: 100%;
  max-width: 720px;
  margin: 0 auto;
  overflow-wrap: break-word;
  @media print { display: block; & > * + * { margin-top: 32px; } }
`;

export const head = css`
  ${piece.grid(24)}
  justify-items: start;
  & h1 {
    font-size: clamp(32px, 6cqi, 36px);
    line-height: 1.15;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
`;

export const back = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  font-weight: 600;
  text-decoration: none;
  a&:hover { text-decoration: underline; }
`;

export const facts = css`
  ${piece.bar(12, 24)}
  justify-content: space-between;
  width: 100%;
`;

export const picture = css`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: var(--_wash);
  border-radius: var(--_card-radius);
  & > svg { display: block; width: 100%; height: 100%; }
`;

/**
 * The page's stylesheet does the rest: slotted content belongs to the page. The height keeps what follows
 * out of the window while the text is still on its way.
 */
export const text = css`
  min-width: 0;
  min-height: 100vh;
  @container (min-width: 640px) { font-size: 18px; line-height: 1.7; }
`;

export const checked = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  ${piece.note}
  & svg { color: var(--_success); }
`;

export const related = css`
  ${piece.grid(24)}
  padding-top: 48px;
  border-top: 1px solid var(--_line);
  & > ul { display: grid; gap: 24px; padding: 0; list-style: none; }
  & > a { justify-self: start; }
  @container (min-width: 640px) { & > ul { grid-template-columns: 1fr 1fr; } }
  @media print { display: none; }
`;
