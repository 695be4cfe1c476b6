import { causeAndEffect } from './deck-cause-and-effect.ts';
import { changeOverTime } from './deck-change-over-time.ts';
import { makingAnArgument } from './deck-making-an-argument.ts';
import { mindAndLearning } from './deck-mind-and-learning.ts';
import { natureAndClimate } from './deck-nature-and-climate.ts';
import { peopleAndSociety } from './deck-people-and-society.ts';
import { readingAStudy } from './deck-reading-a-study.ts';
import { workAndMoney } from './deck-work-and-money.ts';
import type { Deck } from './types.ts';

/** The decks of the daily review, in the order in which their words are begun. */
export const decks: readonly Deck[] = [
  readingAStudy,
  makingAnArgument,
  changeOverTime,
  causeAndEffect,
  peopleAndSociety,
  natureAndClimate,
  workAndMoney,
  mindAndLearning,
];
