import { addUp } from '../rules/add-up.ts';
import type { ScoredSection } from './scoring.logic.ts';

/** A level of the scale in use since 21 January 2026: 1 to 6 in half steps. */
export interface ScoreBand {
  band: number;
  cefr: 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';
}

/** From the highest to the lowest. */
export const SCORE_BANDS: readonly ScoreBand[] = [
  { band: 6, cefr: 'C2' },
  { band: 5.5, cefr: 'C1' },
  { band: 5, cefr: 'C1' },
  { band: 4.5, cefr: 'B2' },
  { band: 4, cefr: 'B2' },
  { band: 3.5, cefr: 'B1' },
  { band: 3, cefr: 'B1' },
  { band: 2.5, cefr: 'A2' },
  { band: 2, cefr: 'A2' },
  { band: 1.5, cefr: 'A1' },
  { band: 1, cefr: 'A1' },
];

/** The lowest score on the 0-30 scale that reaches each of the bands above. */
const LOWEST_SCORES: Readonly<Record<ScoredSection, readonly number[]>> = {
  reading: [29, 27, 24, 22, 18, 12, 6, 4, 3, 2, 0],
  listening: [28, 26, 22, 20, 17, 13, 9, 6, 4, 2, 0],
};

/**
 * The band that corresponds to a section score of 0 to 30.
 * Source: ETS, comparison of the 0-30 and 1-6 section scales, intercom.help/toeflaccess article
 * 12839102, effective 21 January 2026, read on 21 November 2026.
 */
export function findBand(section: ScoredSection, score: number): ScoreBand {
  const index = LOWEST_SCORES[section].findIndex((lowest) => score >= lowest);
  return SCORE_BANDS[index] ?? { band: 1, cefr: 'A1' };
}

/**
 * The mean of section bands rounded to the nearest half, a quarter upwards: 5.125 is 5 and 5.25 is
 * 5.5. Source: ETS, score scale update. The real test takes the mean of four sections. Null
 * without a band.
 */
export function averageBand(sectionBands: readonly number[]): number | null {
  if (sectionBands.length === 0) return null;
  const mean = addUp(sectionBands) / sectionBands.length;
  return Math.floor(mean * 2 + 0.5) / 2;
}
