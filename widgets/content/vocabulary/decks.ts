import causeAndEffect from './deck-cause-and-effect.json' with { type: 'json' };
import changeOverTime from './deck-change-over-time.json' with { type: 'json' };
import makingAnArgument from './deck-making-an-argument.json' with { type: 'json' };
import mindAndLearning from './deck-mind-and-learning.json' with { type: 'json' };
import natureAndClimate from './deck-nature-and-climate.json' with { type: 'json' };
import peopleAndSociety from './deck-people-and-society.json' with { type: 'json' };
import readingAStudy from './deck-reading-a-study.json' with { type: 'json' };
import workAndMoney from './deck-work-and-money.json' with { type: 'json' };
import type { Deck } from './types.ts';

/** The decks of the daily review, in the order in which their words are begun. */
export const decks = [
  readingAStudy,
  makingAnArgument,
  changeOverTime,
  causeAndEffect,
  peopleAndSociety,
  natureAndClimate,
  workAndMoney,
  mindAndLearning,
] as unknown as readonly Deck[];
