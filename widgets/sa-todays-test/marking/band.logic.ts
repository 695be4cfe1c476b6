import { findBand, SCORE_BANDS, type ScoreBand } from '../../kit/exam/score-bands.logic.ts';
import { HIGHEST_SCORE, type ScoredSection } from '../../kit/exam/scoring.logic.ts';
import { addUp } from '../../kit/rules/add-up.ts';
import type { StageName } from '../run/tasks.logic.ts';

/** From this share of right answers in the first stage, the second is the hard one. A rule of ours: ETS publishes none. */
const HARD_FROM = 0.6;

/** The highest band by way of the easy stage. A rule of ours too: that there is a limit is known, not which. */
const EASY_CAP = 4;

/** How often an interval that is found in this way holds the true share: four times in five. */
const CREDIBILITY = 0.8;

/**
 * Which second stage follows: hard where at least 60 % of the first was right.
 *
 * @param of Items of the first stage; unanswered ones count as wrong.
 */
export function chooseSecondStage(right: number, of: number): Exclude<StageName, 'first'> {
  return right >= of * HARD_FROM ? 'hard' : 'easy';
}

export interface BandInterval {
  low: ScoreBand;
  high: ScoreBand;
  /** The easy stage has cut it off at `EASY_CAP`. */
  isCapped: boolean;
}

/**
 * Between which bands a section lies. A few dozen items cannot tell more: the same person has other
 * items right on another day.
 *
 * Method: of `right` out of `of` answers, the visitor's true share of all such items has,
 * with every share as likely beforehand, the beta distribution with `right + 1` and `of - right + 1`.
 * Its middle 80 % are the interval. Both ends, times 30 and rounded, are read off ETS's table for
 * comparing the 0 to 30 scale with bands (`findBand`). After the easy stage neither end is above
 * `EASY_CAP`. An interval of one band is widened by half a band, downwards where it can be: one figure
 * would be exact, and wrong.
 *
 * @returns null without items.
 */
export function estimateBand(
  section: ScoredSection,
  right: number,
  of: number,
  stage: StageName,
): BandInterval | null {
  if (of === 0) return null;
  const tail = (1 - CREDIBILITY) / 2;
  const bandAt = (probability: number) =>
    findBand(
      section,
      Math.round(betaQuantile(right + 1, of - right + 1, probability) * HIGHEST_SCORE),
    );
  const cap = (band: ScoreBand) => (stage === 'easy' && band.band > EASY_CAP ? CAPPED : band);
  const reached = bandAt(1 - tail);
  const high = cap(reached);
  const low = cap(bandAt(tail));
  const isCapped = high !== reached;
  if (low.band < high.band) return { low, high, isCapped };
  const below = SCORE_BANDS.find(({ band }) => band < low.band);
  return below
    ? { low: below, high, isCapped }
    : { low, high: { band: 1.5, cefr: 'A1' }, isCapped };
}

const CAPPED: ScoreBand = { band: EASY_CAP, cefr: 'B2' };

/** Slices of the distribution: the ends are right to a thousandth, a thirtieth of a point of 30. */
const SLICES = 2000;

/**
 * The share below which a beta distribution has this probability, by adding up its density in slices.
 *
 * @param a,b At least 1, where the density is finite.
 */
export function betaQuantile(a: number, b: number, probability: number): number {
  const middles = [...Array(SLICES).keys()].map((index) => (index + 0.5) / SLICES);
  const logs = middles.map((x) => (a - 1) * Math.log(x) + (b - 1) * Math.log(1 - x));
  const highest = Math.max(...logs);
  const densities = logs.map((log) => Math.exp(log - highest));
  const all = addUp(densities);
  let sum = 0;
  const index = densities.findIndex((density) => {
    sum += density;
    return sum >= all * probability;
  });
  return middles[index] as number;
}

/** `4 to 5`. */
export const nameBands = ({ low, high }: BandInterval): string => `${low.band} to ${high.band}`;

/** `B1 to B2`, or `B2` where both ends are one level. */
export const nameLevels = ({ low, high }: BandInterval): string =>
  low.cefr === high.cefr ? low.cefr : `${low.cefr} to ${high.cefr}`;
