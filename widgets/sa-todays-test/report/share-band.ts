import type { ScoredSection } from '../../kit/exam/scoring.logic.ts';
import { SECTION_LABELS } from '../../kit/exam/sections.logic.ts';
import { planStore, updatePlan } from '../../kit/stores/plan.ts';
import type { BandInterval } from '../marking/band.logic.ts';

/** Tells the visitor's plan the best interval of a section so far: the one with the higher middle. */
export function shareBand(section: ScoredSection, { low, high }: BandInterval): void {
  const { bands } = planStore.getState().results;
  const label = SECTION_LABELS[section];
  const before = bands?.[label];
  if (before && before.low + before.high >= low.band + high.band) return;
  updatePlan({}, { bands: { ...bands, [label]: { low: low.band, high: high.band } } });
}
