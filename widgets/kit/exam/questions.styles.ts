import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';
import { belowHeader } from './screen.styles.ts';

export const materialBox = css`
  ${piece.stack(16)}
  scroll-margin-top: ${belowHeader};
  padding: clamp(12px, 8cqi, 16px);
  ${piece.card()}
  & h3 { font-size: 22px; }
  @container (min-width: 1000px) {
    position: sticky;
    /* Below the clock. */
    top: calc(var(--sa-sticky-top, 0px) + 60px);
    max-height: calc(100dvh - var(--sa-sticky-top, 0px) - 84px);
    overflow-y: auto;
    padding: 32px;
  }
`;

export const paragraphs = css`
  ${piece.grid(16)}
  padding-inline-start: 24px;
  & li::marker { font-size: 14px; font-weight: 600; color: var(--_muted); }
`;

export const questionList = css`
  ${piece.stack(32)}
  scroll-margin-top: ${belowHeader};
  &:focus { outline: none; }
`;

export const questionBox = css`
  /* Not a grid, in which WebKit keeps a legend as wide as it was, when a phone is turned. */
  display: flex;
  flex-direction: column;
  gap: 8px;
  ${piece.plainFieldset}
  & legend, & h3 { padding: 0; margin-bottom: 8px; font-size: 16px; font-weight: 600; line-height: 1.5; text-wrap: wrap; }
  & ul { display: grid; gap: 8px; list-style: none; padding: 0; }
`;

export const option = css`
  ${piece.wrap(4, 12)}
  align-items: baseline;
  ${piece.field(8, 12)}
  label& { flex-wrap: nowrap; cursor: pointer; transition: border-color 150ms ease-out; }
  label&:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary); background: var(--_wash); }
  &[data-right='true'] { border-color: var(--_success); box-shadow: inset 0 0 0 1px var(--_success); }
  & input { flex: none; width: 18px; height: 18px; translate: 0 3px; accent-color: var(--_primary); }
  & strong { font-size: 14px; }
`;

export const verdict = css`
  ${piece.row(8)}
  font-weight: 600;
  color: var(--_danger);
  &[data-right='true'] { color: var(--_success); }
`;

export const player = css`
  ${piece.bar(12)}
  & progress { flex: 1 1 160px; min-width: 0; height: 8px; accent-color: var(--_primary); }
`;

export const transcriptBox = css`& p { margin-top: 8px; }`;
