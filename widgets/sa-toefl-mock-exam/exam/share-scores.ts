import { isScored, SECTION_LABELS, SECTION_NAMES } from '../../kit/exam/sections.logic.ts';
import { planStore, updatePlan } from '../../kit/stores/plan.ts';
import type { Attempt } from './exam.logic.ts';

/** Adds the best score of each section so far to the visitor's plan. */
export function shareScores(results: Attempt['results']): void {
  const bestScores = { ...planStore.getState().results.bestScores };
  for (const section of SECTION_NAMES) {
    const result = isScored(section) && results[section];
    if (!result) continue;
    const label = SECTION_LABELS[section];
    bestScores[label] = Math.max(result.score, bestScores[label] ?? 0);
  }
  if (Object.keys(bestScores).length > 0) updatePlan({}, { bestScores });
}
