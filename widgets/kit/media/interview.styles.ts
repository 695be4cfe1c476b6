import * as piece from '../core/pieces.ts';
import { css } from '../element/styles.ts';

export const head = css`
  ${piece.grid(8)}
  grid-template-columns: 1fr auto;
  align-items: center;
  & > strong { display: none; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 18px; }
  & > strong svg { border-radius: calc(var(--_radius) / 3); }
  & > p { font-weight: 600; color: var(--_muted); }
  & > svg { grid-column: 1 / -1; width: 100%; height: 6px; border-radius: calc(var(--_radius) / 3); fill: var(--_primary); background: var(--_line); }
  @container (min-width: 480px) { grid-template-columns: 1fr auto auto; & > strong { display: flex; } }
  @media print { & > button, & > svg { display: none; } }
`;

export const badge = css`
  justify-self: start;
  padding: 2px 12px;
  font-weight: 600;
  color: var(--_primary);
  ${piece.tag(2, 12)}
`;

export const asked = css`
  ${piece.grid(8, 16)}
  align-items: start;
  & > svg { display: none; padding: 12px; color: var(--_primary); background: var(--_wash); border: 1px solid var(--_line); border-radius: 50%; }
  & > div { display: grid; gap: 8px; max-width: 64ch; }
  /* The number of the question and Stop, above it, stay in view. */
  & h3 { scroll-margin-top: 88px; }
  @container (min-width: 640px) { grid-template-columns: auto 1fr; & > svg { display: block; } }
`;

export const actions = css`
  ${piece.wrap(12)}
  @container (max-width: 479px) { & > :is(a, button) { flex: 1 1 100%; padding-inline: 8px; } }
  @media print { display: none; }
`;

/** Clear of what a page keeps at the bottom of the window. */
export const stopButton = css`
  scroll-margin-block: 96px;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  font: inherit;
  font-weight: 600;
  color: var(--_surface);
  background: var(--_danger);
  border: 1px solid transparent;
  border-radius: var(--_radius);
  cursor: pointer;
  & svg { fill: currentColor; }
`;

export const answers = css`
  ${piece.list(12)}
  & > li { display: grid; gap: 8px; padding: 16px; background: var(--_wash); border: 1px solid var(--_line); border-radius: var(--_radius); break-inside: avoid; }
  & h4 { font-size: 16px; line-height: 1.4; }
  & video { max-width: 320px; }
  & details p { max-width: 68ch; padding-top: 8px; }
`;
