import * as piece from '../kit/core/pieces.ts';
import { css } from '../kit/element/styles.ts';

export const stackCard = css`
  ${piece.grid(12)}
  min-width: 0;
`;

export const group = css`
  ${piece.plainFieldset}
  & legend { padding: 0 0 8px; font-weight: 600; }
  & > div { display: grid; gap: 8px; }
  & > p { margin-top: 8px; }
  @container (min-width: 480px) { &[data-columns] > div { grid-template-columns: 1fr 1fr; } }
  @container (min-width: 760px) { &[data-columns='5'] > div { grid-template-columns: repeat(5, 1fr); } &[data-columns='3'] > div { grid-template-columns: repeat(3, 1fr); } }
`;

export const fold = css`
  padding: 0 16px;
  min-width: 0;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  & + & { margin-top: 8px; }
  & > :not(summary) { margin-block: 8px 16px; }
  & details > fieldset { margin-top: 16px; }
`;

export const factRow = css`
  ${piece.grid(16)}
  @container (min-width: 480px) { grid-template-columns: 1fr 1fr; }
  @container (min-width: 760px) { grid-template-columns: repeat(3, 1fr); &[data-columns='4'] { grid-template-columns: repeat(4, 1fr); } }
`;

export const sources = css`
  ${piece.list(12)}
  & li { display: grid; gap: 4px; max-width: 72ch; }
`;

export const findings = css`
  ${piece.grid(12)}
  ${piece.inset(16)}
  & ul { display: grid; gap: 8px; padding-inline-start: 16px; list-style: disc; max-width: 76ch; }
  & p { max-width: 76ch; }
`;

/** This answer and the earlier one, side by side where there is room. */
export const side = css`
  ${piece.grid(16, 24)}
  @container (min-width: 760px) { &[data-two] { grid-template-columns: 1fr 1fr; } }
  & > div { display: grid; gap: 8px; align-content: start; min-width: 0; }
  & strong { font-size: 14px; color: var(--_muted); }
  @media print { display: block; &[data-two] { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; } & > div { display: block; } }
`;

/** The report: on paper close enough for eight answers on two sheets, none of them cut in two. */
export const paper = css`
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
    font-size: 13px;
    line-height: 1.4;
    & > * + * { margin-top: 8px; }
    & h4 { font-size: 13px; break-after: avoid; }
    & section { display: block; padding: 8px 0; background: none; border-width: 1px 0; border-radius: 0; }
    & ul { display: block; }
    & ol { display: block; }
    & ol > li { display: block; padding: 8px 0; background: none; border-width: 0 0 1px; border-radius: 0; }
    & ol p { margin-top: 2px; }
    & :is(p, ul) { max-width: none; font-size: 13px; }
    & strong { font-size: 13px; }
    & audio, & section details, & details details { display: none; }
    & > div > details { padding: 0; border: 0; }
    & > div > details + details { margin-top: 8px; }
  }
`;
