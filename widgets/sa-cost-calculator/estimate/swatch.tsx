import { COST_COLOURS, type PartKey } from './stacked-bar.logic.ts';

/** The colour of a part before its name. A drawing, so that it shows on paper too. */
export function Swatch({ part }: { part: PartKey }) {
  return (
    <svg viewBox="0 0 1 1" width="12" height="12" aria-hidden="true">
      <path d="M0 0h1v1H0z" fill={COST_COLOURS[part]} />
    </svg>
  );
}
