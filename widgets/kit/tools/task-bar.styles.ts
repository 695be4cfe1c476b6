import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

/**
 * The buttons that answer a task, or start one. On a phone they stand at the thumb for as long as the task goes on
 * below them; in a frame, which is as high as its content, they are a row of it. No control hides under them.
 */
export const taskBar = css`
  ${piece.row(8)}
  &[data-end] { justify-content: end; }
  @container (max-width: 479px) {
    position: sticky;
    bottom: 0;
    z-index: 1;
    min-height: 64px;
    padding-block: 8px;
    background: var(--_wash);
    border-block-start: 1px solid var(--_line);
    &[data-on-card] { background: var(--_surface); }
    & > button { flex: 1 1 auto; min-height: 48px; padding-inline: 8px; line-height: 1.3; overflow-wrap: normal; }
    :has(> &) :is(a, button, input, textarea, select, summary, [tabindex]) { scroll-margin-block-end: 80px; }
  }
  & svg { flex: none; }
  @container (max-width: 319px) { flex-wrap: wrap; & > button { min-width: 0; overflow-wrap: anywhere; } }
  @media print { display: none; }
`;
