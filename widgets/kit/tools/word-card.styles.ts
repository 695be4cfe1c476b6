import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const badges = css`${piece.bar(8)}`;

export const badge = css`
  font-weight: 600;
  color: var(--_ink);
  ${piece.tagOnWash(2, 12)}
  &[data-status='learning'] { color: var(--_primary); border-color: var(--_primary); }
  &[data-status='reviewing'] { border-color: var(--_accent); }
  &[data-status='mastered'] { color: var(--_success); border-color: var(--_success); }
`;

/** Definition, example, synonyms. */
export const details = css`
  ${piece.grid(12)}
  max-width: 72ch;
  & dt { font-size: 14px; font-weight: 600; color: var(--_muted); }
  & dd { margin: 0; }
`;

/** How far the session is. */
export const line = css`
  display: block;
  width: 100%;
  height: 8px;
  accent-color: var(--_primary);
`;

/** Only on devices with a keyboard. */
export const keys = css`
  display: none;
  ${piece.note}
  @media (hover: hover) { display: block; }
  @media print { display: none; }
`;

export const stage = css`${piece.stack(16)}`;

/** A title at the start of a line and its buttons or badges at the end. */
export const bar = css`
  ${piece.row(8, 16)}
  & > :first-child { flex: 1; min-width: 0; }
  @container (max-width: 319px) { flex-wrap: wrap; & > :first-child { flex-basis: 100%; } }
`;

/** A row of buttons, which share the width when there is little of it. */
export const buttons = css`
  ${piece.wrap(12)}
  & > button { flex: 1 1 auto; padding-inline: 16px; }
  @container (min-width: 480px) { & > button { flex-grow: 0; min-width: 140px; } }
`;
