import { describe, expect, it } from 'vitest';
import { wholeInterviews } from '../content/interview/whole-interviews.ts';
import type {
  WholeCountry,
  WholeInterview,
  WholeQuestion,
} from '../content/interview/whole-types.ts';
import type { CalendarDay } from '../kit/rules/calendar-day.ts';
import { findContradictions, type Given, rules } from './contradictions.logic.ts';
import { type Facts, NO_FACTS } from './facts.logic.ts';
import type { Answer } from './run.logic.ts';

const interviewOf = (country: WholeCountry) =>
  wholeInterviews.find((each) => each.country === country) as WholeInterview;
const questionOf = (id: string) =>
  interviewOf('us').questions.find((question) => question.id === id) as WholeQuestion;
const at = (id: string) => `At “${questionOf(id).text}” you`;
/** The first mark of a question that makes a claim, or any. */
const markOf = (id: string, claim?: string) =>
  questionOf(id)
    .followUps.flatMap(({ after }) => after)
    .find((mark) => !claim || mark.claim === claim)?.says as string;
const loanPays = markOf('us-payer', 'payer:loan');
const parentsPay = markOf('us-payer', 'payer:parents');
const atRelatives = markOf('us-place', 'relatives:yes');
const neverRefused = markOf('us-refused', 'refusals:no');
const noGap = markOf('us-background', 'gap:no');
const hasGap = markOf('us-background', 'gap:yes');
const noRelatives = markOf('us-relatives', 'relatives:no');
const hasRelatives = markOf('us-relatives', 'relatives:yes');

interface Case extends Partial<Facts> {
  country?: WholeCountry;
  today?: CalendarDay;
  /** By question: the marks ticked, or the text typed. */
  answers?: Record<string, string[] | string>;
}

function givenBy({ country = 'us', today = '2026-11-25', answers = {}, ...facts }: Case): Given {
  const interview = interviewOf(country);
  return {
    facts: { ...NO_FACTS, ...facts },
    interview,
    questions: interview.questions,
    answers: Object.entries(answers).map(([questionId, answer]): Answer => {
      const [marks, typed] = typeof answer === 'string' ? [[], answer] : [answer, ''];
      return { questionId, marks, typed, voice: null, followUp: null };
    }),
    today,
    perEuro: { EUR: 1, USD: 1.2, INR: 120, GBP: 0.8, AUD: 1.5, CAD: 1.6 },
  };
}

const find = (id: string, given: Given) => rules.find((each) => each.id === id)?.find(given);

const costs = { fees: '28,000', living: '20,000' };
const fees = { fees: '28,000' };
const funds = { payers: 'savings,loan', savings: '20 lakh', loan: '28 lakh' };
const fall = { season: 'fall', year: '2027' };
const gap = { ...fall, lastEnded: '2024-06' };
const winterInUk = { country: 'uk', season: 'winter', year: '2027' } as const;
const { window: uk } = interviewOf('uk');

describe('a rule', () => {
  it.each<[string, Case, string]>([
    [
      'costs-funds',
      { ...costs, payers: 'parents,loan', savings: '10 lakh', loan: '25 lakh' },
      'Your facts say tuition of $28,000 (about ₹28 lakh) and living costs of $20,000 (about ₹20 lakh) for the first year, together about ₹48 lakh. They also say savings of ₹10 lakh, a loan of ₹25 lakh: ₹35 lakh in all. Which money covers the remaining ₹13 lakh?',
    ],
    [
      'funds-payers',
      { payers: 'parents', loan: '25 lakh' },
      'Your facts name a loan of ₹25 lakh, but under “Who pays” you ticked only “Parents”.',
    ],
    [
      'funds-payers',
      { payers: 'parents,loan', scholarship: '$5,000' },
      'Your facts name a scholarship of $5,000 (about ₹5 lakh), but under “Who pays” you ticked only “Parents”, “Education loan”.',
    ],
    [
      'savings-income',
      { savings: '60 lakh', income: '5 lakh' },
      'Your facts say savings of ₹60 lakh and a family income of ₹5 lakh a year: 12 years of it. Be ready to say how they came together.',
    ],
    [
      'loan-income',
      { loan: '45 lakh', income: '4 lakh' },
      'Your facts say a loan of ₹45 lakh and a family income of ₹4 lakh a year: 11 years of it. Be ready to say how it will be paid back.',
    ],
    [
      'level-again',
      { programLevel: 'masters', lastLevel: 'masters' },
      'Your last degree is “Masters” and the course is “Masters”: the same level again. Your answer should say why.',
    ],
    [
      'level-again',
      { programLevel: 'diploma', lastLevel: 'bachelors' },
      'Your last degree is “Bachelors” and the course is “Diploma”: a lower level. Your answer should say why.',
    ],
    [
      'gap',
      gap,
      'You have 3 years 3 months between the end of your last degree (June 2024) and the start of the course (September 2027). Your answer should say what you did in that time.',
    ],
    [
      'gap',
      { ...fall, lastEnded: '2027-10' },
      'Your facts say that your last degree ends in October 2027, after the course begins in September 2027.',
    ],
    [
      'gap',
      { ...fall, lastEnded: '2026-09' },
      'You have 1 year between the end of your last degree (September 2026) and the start of the course (September 2027). Your answer should say what you did in that time.',
    ],
    [
      'start-past',
      { season: 'fall', year: '2026' },
      'Your facts say that the course begins in September 2026, which is past.',
    ],
    [
      'start-visa',
      { ...fall, country: 'uk' },
      `Your facts say that the course begins in September 2027. ${uk?.text} ${uk?.tooEarly} March 2027.`,
    ],
    [
      'start-visa',
      { ...winterInUk, today: '2027-01-11' },
      `Your facts say that the course begins in January 2027. ${uk?.text}`,
    ],
    [
      'marked-payers',
      { payers: 'parents,savings', answers: { 'us-payer': [loanPays] } },
      `${at('us-payer')} ticked “${loanPays}”. In your facts, “Who pays” says “Parents”, “Savings”.`,
    ],
    [
      'unmarked-payers',
      { payers: 'parents,loan', answers: { 'us-payer': [parentsPay] } },
      `In your facts, “Who pays” says “Parents”, “Education loan”. ${at('us-payer')} did not tick “${loanPays}”.`,
    ],
    [
      'marked-relatives',
      { relatives: 'no', answers: { 'us-place': [atRelatives] } },
      `${at('us-place')} ticked “${atRelatives}”. About relatives abroad, your facts say “no”.`,
    ],
    [
      'marked-refusals',
      { refusals: 'yes', answers: { 'us-refused': [neverRefused] } },
      `${at('us-refused')} ticked “${neverRefused}”. About an earlier refusal, your facts say “yes”.`,
    ],
    [
      'marked-gap',
      { ...gap, answers: { 'us-background': [noGap] } },
      `${at('us-background')} ticked “${noGap}”. Your facts give 3 years 3 months between your last degree and the course.`,
    ],
    [
      'marked-gap',
      { ...fall, lastEnded: '2027-05', answers: { 'us-background': [hasGap] } },
      `${at('us-background')} ticked “${hasGap}”. Your facts give 4 months between your last degree and the course.`,
    ],
    [
      'marked-twice',
      { answers: { 'us-place': [atRelatives], 'us-relatives': [noRelatives] } },
      `${at('us-place')} ticked “${atRelatives}”, at “${questionOf('us-relatives').text}” “${noRelatives}”.`,
    ],
    [
      'typed-facts',
      { ...fees, answers: { 'us-fees': 'It is 28,400 dollars.' } },
      `${at('us-fees')} typed “28,400 dollars”. Your facts say “28,000”.`,
    ],
    [
      'typed-facts',
      { ...fees, answers: { 'us-fees': '26 lakh' } },
      `${at('us-fees')} typed “26 lakh”. Your facts say “28,000”.`,
    ],
    [
      'typed-facts',
      { lastEnded: '2025-06', answers: { 'us-background': 'BCom, finished in 2024.' } },
      `${at('us-background')} typed “2024”. Your facts say “June 2025”.`,
    ],
  ])('%s quotes %j', (id, given, sentence) => {
    expect(find(id, givenBy(given))).toEqual([sentence]);
  });

  it.each<[string, Case]>([
    // Another day's rate may make up for 5 %.
    ['costs-funds', { ...costs, ...funds, savings: '18 lakh' }],
    ['funds-payers', { payers: 'loan', loan: '25 lakh' }],
    ['savings-income', { savings: '50 lakh', income: '5 lakh' }],
    ['level-again', { programLevel: 'mba', lastLevel: 'bachelors' }],
    ['gap', { ...fall, lastEnded: '2026-10' }],
    ['start-past', { ...fall, today: '2027-09-30' }],
    // No time to decide is known there: even the last day is not called late.
    ['start-visa', { ...fall, today: '2027-09-30' }],
    // Three weeks from this day are the last day of the month.
    ['start-visa', { ...winterInUk, today: '2027-01-10' }],
    ['marked-payers', { payers: 'loan', answers: { 'us-payer': [loanPays] } }],
    ['unmarked-payers', { payers: 'loan', answers: { 'us-payer': [loanPays] } }],
    ['marked-relatives', { relatives: 'no', answers: { 'us-relatives': [noRelatives] } }],
    ['marked-gap', { ...gap, answers: { 'us-background': [hasGap] } }],
    ['marked-twice', { answers: { 'us-place': [atRelatives], 'us-relatives': [hasRelatives] } }],
    // A round figure, and rupees at the rate of another day.
    ['typed-facts', { ...fees, answers: { 'us-fees': 'about $28,200' } }],
    ['typed-facts', { ...fees, answers: { 'us-fees': '27 lakh' } }],
    ['typed-facts', { lastEnded: '2025-06', answers: { 'us-background': 'In 2025, yes, 2025.' } }],
  ])('%s finds that %j fits', (id, given) => {
    expect(find(id, givenBy(given))).toEqual([]);
  });

  it.each<[string, Case]>([
    ['costs-funds', { ...costs, payers: 'savings,loan', savings: '1 lakh' }],
    ['costs-funds', { ...costs, savings: '1 lakh' }],
    ['costs-funds', { ...costs, payers: 'work,savings', savings: '1 lakh' }],
    ['costs-funds', { ...funds, fees: '28,000', living: 'a lot' }],
    ['gap', { ...fall, lastEnded: '2024-' }],
    ['marked-payers', { payers: 'loan', answers: { 'us-relatives': [noRelatives] } }],
    ['unmarked-payers', { payers: 'loan', answers: { 'us-ties': [markOf('us-ties')] } }],
    ['marked-payers', { answers: { 'us-payer': [loanPays] } }],
    ['marked-relatives', { answers: { 'us-relatives': [noRelatives] } }],
    ['marked-twice', { answers: { 'us-relatives': [noRelatives] } }],
    // Two figures: which of them is meant is not guessed.
    ['typed-facts', { lastEnded: '2025-06', answers: { 'us-background': 'From 2021 to 2025.' } }],
    ['typed-facts', { ...fees, answers: { 'us-fees': '24,000 and 2,000 more' } }],
    ['typed-facts', { ...fees, answers: { 'us-fees': 'no idea' } }],
    ['typed-twice', { answers: { 'us-fees': '$24,000' } }],
  ])('%s says nothing of %j, because something is missing', (id, given) => {
    expect(find(id, givenBy(given))).toBeNull();
  });

  it('compares what is typed in two answers to questions after the same figure', () => {
    const given = givenBy({ answers: { 'us-fees': '$24,000', 'us-loan': '$28,000' } });
    const questions = given.questions.map((question) =>
      question.id === 'us-loan' ? { ...question, asks: 'fees' as const } : question,
    );
    expect(find('typed-twice', { ...given, questions })).toEqual([
      `${at('us-fees')} typed “$24,000”, at “${questionOf('us-loan').text}” “$28,000”.`,
    ]);
  });
});

describe('findContradictions', () => {
  it('says nothing of a visitor who entered nothing', () => {
    const { sentences, fitting, missing } = findContradictions(givenBy({}));
    expect([sentences, fitting]).toEqual([[], []]);
    expect(missing).toHaveLength(rules.length);
  });

  it('lists what was compared and what could not be, if its country has something to compare', () => {
    const { fitting, missing } = findContradictions(givenBy({ ...costs, ...funds }));
    expect(fitting).toEqual([
      'tuition and living costs with your funds',
      'your funds with who pays',
    ]);
    const compared = 'the start of the course with when the visa can be had';
    expect(missing).toContain('the course with your last degree');
    expect(missing).toContain(compared);
    expect(findContradictions(givenBy({ country: 'de' })).missing).not.toContain(compared);
  });
});
