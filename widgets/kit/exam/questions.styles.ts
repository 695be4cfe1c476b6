import { css } from '../element/styles.ts';
import { belowHeader } from './screen.styles.ts';

export const materialBox = css`
  display: grid;
  scroll-margin-top: ${belowHeader};
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: clamp(12px, 8cqi, 16px);
  background: var(--_surface);
  border: 1px solid var(--_line);
  border-radius: var(--_card-radius);
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
  display: grid;
  gap: 16px;
  padding-inline-start: 24px;
  & li::marker { font-size: 14px; font-weight: 600; color: var(--_muted); }
`;

export const questionList = css`
  display: grid;
  scroll-margin-top: ${belowHeader};
  &:focus { outline: none; }
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

export const questionBox = css`
  /* Not a grid, in which WebKit keeps a legend as wide as it was, when a phone is turned. */
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  padding: 0;
  border: 0;
  & legend, & h3 { padding: 0; margin-bottom: 8px; font-size: 16px; font-weight: 600; line-height: 1.5; text-wrap: wrap; }
  & ul { display: grid; gap: 8px; list-style: none; padding: 0; }
`;

export const option = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: baseline;
  padding: 8px 12px;
  background: var(--_surface);
  border: 1px solid var(--_border);
  border-radius: var(--_radius);
  overflow-wrap: anywhere;
  label& { flex-wrap: nowrap; cursor: pointer; transition: border-color 150ms ease-out; }
  label&:hover { border-color: var(--_primary); }
  &:has(:checked) { border-color: var(--_primary); box-shadow: inset 0 0 0 1px var(--_primary); background: var(--_wash); }
  &[data-right='true'] { border-color: var(--_success); box-shadow: inset 0 0 0 1px var(--_success); }
  & input { flex: none; width: 18px; height: 18px; translate: 0 3px; accent-color: var(--_primary); }
  & strong { font-size: 14px; }
`;

export const verdict = css`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  color: var(--_danger);
  &[data-right='true'] { color: var(--_success); }
`;

export const player = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  & progress { flex: 1 1 160px; min-width: 0; height: 8px; accent-color: var(--_primary); }
`;

export const transcriptBox = css`
  & p { margin-top: 8px; }
`;
