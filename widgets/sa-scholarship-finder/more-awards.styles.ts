import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

/** The second list: a line for each award, which opens. */
export const moreAwards = css`
  ${piece.grid(12)}
  ${piece.card(16)}
  & > h3 { font-size: 22px; line-height: 1.3; letter-spacing: -0.01em; }
  & > ul { padding: 0; list-style: none; }
  & > ul > li:has(details) { border-top: 1px solid var(--_line); }
  & details > div { display: grid; gap: 8px; padding: 0 0 16px; }
  & details ul { display: grid; gap: 4px; padding-inline-start: 16px; }
  & summary { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0; padding: 8px 0; }
  & summary::after { grid-area: 1 / 2 / span 2 / auto; }
  & summary > span { font-weight: 400; color: var(--_muted); }
  & > p, & > ul { font-size: 16px; }
  @container (min-width: 480px) { padding: 24px; }
  @media print { display: block; & > * + * { margin-top: 12px; } }
`;

export const moreLinks = css`
  ${piece.wrap(4, 24)}
  ${piece.plainList}
  & a { display: inline-block; padding: 4px 0; }
`;

export const whyNot = css`
  ${piece.card(4, 16)}
  & > summary span > span { font-weight: 400; color: var(--_muted); }
  & > ul { display: grid; padding: 0 0 8px; list-style: none; }
  & > ul > li { display: grid; gap: 2px 24px; padding: 12px 0; border-top: 1px solid var(--_line); }
  @container (min-width: 640px) { & > ul > li { grid-template-columns: 1fr 1fr; align-items: baseline; } }
  @media print { display: none; }
`;
