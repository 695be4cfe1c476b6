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
const textOf = (id: string) => questionOf(id).text;
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
const tied = markOf('us-ties');
const { window } = interviewOf('uk');
const { window: issue } = interviewOf('us');

interface Case {
  country?: WholeCountry;
  today?: CalendarDay;
  facts?: Partial<Facts>;
  answers?: { id: string; marks?: string[]; typed?: string }[];
}

function given({ country = 'us', today = '2026-11-25', facts, answers = [] }: Case): Given {
  const interview = interviewOf(country);
  return {
    facts: { ...NO_FACTS, ...facts },
    interview,
    questions: interview.questions,
    answers: answers.map(
      ({ id, marks = [], typed = '' }): Answer => ({
        questionId: id,
        marks,
        typed,
        voice: null,
        followUp: null,
      }),
    ),
    today,
    perEuro: { EUR: 1, USD: 1.2, INR: 120, GBP: 0.8, AUD: 1.5, CAD: 1.6 },
  };
}

const find = (id: string, told: Case) => {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(id);
  return rule.find(given(told));
};

const costs = { fees: '28,000', living: '20,000' };
const funds = { payers: 'savings,loan', savings: '20 lakh', loan: '28 lakh' };

describe('a rule', () => {
  it.each<[string, Case, string]>([
    [
      'costs-funds',
      { facts: { ...costs, payers: 'parents,loan', savings: '10 lakh', loan: '25 lakh' } },
      'Your facts say tuition of $28,000 (about ₹28 lakh) and living costs of $20,000 (about ₹20 lakh) for the first year, together about ₹48 lakh. They also say savings of ₹10 lakh, a loan of ₹25 lakh: ₹35 lakh in all. Which money covers the remaining ₹13 lakh?',
    ],
    [
      'funds-payers',
      { facts: { payers: 'parents', loan: '25 lakh' } },
      'Your facts name a loan of ₹25 lakh, but under “Who pays” you ticked only “Parents”.',
    ],
    [
      'funds-payers',
      { facts: { payers: 'parents,loan', scholarship: '$5,000' } },
      'Your facts name a scholarship of $5,000 (about ₹5 lakh), but under “Who pays” you ticked only “Parents”, “Education loan”.',
    ],
    [
      'savings-income',
      { facts: { savings: '60 lakh', income: '5 lakh' } },
      'Your facts say savings of ₹60 lakh and a family income of ₹5 lakh a year: 12 years of it. Be ready to say how they came together.',
    ],
    [
      'loan-income',
      { facts: { loan: '45 lakh', income: '4 lakh' } },
      'Your facts say a loan of ₹45 lakh and a family income of ₹4 lakh a year: 11 years of it. Be ready to say how it will be paid back.',
    ],
    [
      'level-again',
      { facts: { programLevel: 'masters', lastLevel: 'masters' } },
      'Your last degree is “Masters” and the course is “Masters”: the same level again. Your answer should say why.',
    ],
    [
      'level-again',
      { facts: { programLevel: 'diploma', lastLevel: 'bachelors' } },
      'Your last degree is “Bachelors” and the course is “Diploma”: a lower level. Your answer should say why.',
    ],
    [
      'gap',
      { facts: { lastEnded: '2024-06', season: 'fall', year: '2027' } },
      'You have 3 years 3 months between the end of your last degree (June 2024) and the start of the course (September 2027). Your answer should say what you did in that time.',
    ],
    [
      'gap',
      { facts: { lastEnded: '2027-10', season: 'fall', year: '2027' } },
      'Your facts say that your last degree ends in October 2027, after the course begins in September 2027.',
    ],
    [
      'gap',
      { facts: { lastEnded: '2026-09', season: 'fall', year: '2027' } },
      'You have 1 year between the end of your last degree (September 2026) and the start of the course (September 2027). Your answer should say what you did in that time.',
    ],
    [
      'start-past',
      { facts: { season: 'fall', year: '2026' } },
      'Your facts say that the course begins in September 2026, which is past.',
    ],
    [
      'start-visa',
      { country: 'uk', facts: { season: 'fall', year: '2027' } },
      `Your facts say that the course begins in September 2027. ${window?.text} ${window?.tooEarly} March 2027.`,
    ],
    [
      'start-visa',
      { country: 'us', facts: { season: 'fall', year: '2028' } },
      `Your facts say that the course begins in September 2028. ${issue?.text} ${issue?.tooEarly} September 2027.`,
    ],
    [
      'start-visa',
      { country: 'uk', today: '2027-01-11', facts: { season: 'winter', year: '2027' } },
      `Your facts say that the course begins in January 2027. ${window?.text}`,
    ],
    [
      'marked-payers',
      {
        facts: { payers: 'parents,savings' },
        answers: [{ id: 'us-payer', marks: [loanPays] }],
      },
      `At “${textOf('us-payer')}” you ticked “${loanPays}”. In your facts, “Who pays” says “Parents”, “Savings”.`,
    ],
    [
      'unmarked-payers',
      {
        facts: { payers: 'parents,loan' },
        answers: [{ id: 'us-payer', marks: [parentsPay] }],
      },
      `In your facts, “Who pays” says “Parents”, “Education loan”. At “${textOf('us-payer')}” you did not tick “${loanPays}”.`,
    ],
    [
      'marked-relatives',
      {
        facts: { relatives: 'no' },
        answers: [{ id: 'us-place', marks: [atRelatives] }],
      },
      `At “${textOf('us-place')}” you ticked “${atRelatives}”. About relatives abroad, your facts say “no”.`,
    ],
    [
      'marked-refusals',
      { facts: { refusals: 'yes' }, answers: [{ id: 'us-refused', marks: [neverRefused] }] },
      `At “${textOf('us-refused')}” you ticked “${neverRefused}”. About an earlier refusal, your facts say “yes”.`,
    ],
    [
      'marked-gap',
      {
        facts: { lastEnded: '2024-06', season: 'fall', year: '2027' },
        answers: [{ id: 'us-background', marks: [noGap] }],
      },
      `At “${textOf('us-background')}” you ticked “${noGap}”. Your facts give 3 years 3 months between your last degree and the course.`,
    ],
    [
      'marked-gap',
      {
        facts: { lastEnded: '2027-05', season: 'fall', year: '2027' },
        answers: [{ id: 'us-background', marks: [hasGap] }],
      },
      `At “${textOf('us-background')}” you ticked “${hasGap}”. Your facts give 4 months between your last degree and the course.`,
    ],
    [
      'marked-twice',
      {
        answers: [
          { id: 'us-place', marks: [atRelatives] },
          { id: 'us-relatives', marks: [noRelatives] },
        ],
      },
      `At “${textOf('us-place')}” you ticked “${atRelatives}”, at “${textOf('us-relatives')}” “${noRelatives}”.`,
    ],
    [
      'typed-facts',
      {
        facts: { fees: '28,000' },
        answers: [{ id: 'us-fees', typed: 'It is 24,000 dollars.' }],
      },
      `At “${textOf('us-fees')}” you typed “24,000 dollars”. Your facts say “28,000”.`,
    ],
    [
      'typed-facts',
      {
        facts: { income: '12 lakh' },
        answers: [{ id: 'us-income', typed: 'My father earns 18 lakh' }],
      },
      `At “${textOf('us-income')}” you typed “18 lakh”. Your facts say “12 lakh”.`,
    ],
    [
      'typed-facts',
      { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: '$28,400' }] },
      `At “${textOf('us-fees')}” you typed “$28,400”. Your facts say “28,000”.`,
    ],
    [
      'typed-facts',
      { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: '26 lakh' }] },
      `At “${textOf('us-fees')}” you typed “26 lakh”. Your facts say “28,000”.`,
    ],
    [
      'typed-facts',
      {
        facts: { lastEnded: '2025-06' },
        answers: [{ id: 'us-background', typed: 'BCom, finished in 2024.' }],
      },
      `At “${textOf('us-background')}” you typed “2024”. Your facts say “June 2025”.`,
    ],
  ])('%s quotes %j', (id, told, sentence) => {
    expect(find(id, told)).toEqual([sentence]);
  });

  it.each<[string, Case]>([
    ['costs-funds', { facts: { ...costs, ...funds } }],
    // Another day's rate may make up for 5 %.
    ['costs-funds', { facts: { ...costs, ...funds, savings: '18 lakh' } }],
    ['funds-payers', { facts: { payers: 'loan', loan: '25 lakh' } }],
    ['savings-income', { facts: { savings: '50 lakh', income: '5 lakh' } }],
    ['loan-income', { facts: { loan: '20 lakh', income: '5 lakh' } }],
    ['level-again', { facts: { programLevel: 'mba', lastLevel: 'bachelors' } }],
    ['gap', { facts: { lastEnded: '2027-05', season: 'fall', year: '2027' } }],
    ['gap', { facts: { lastEnded: '2026-10', season: 'fall', year: '2027' } }],
    ['start-past', { facts: { season: 'fall', year: '2027' } }],
    ['start-past', { today: '2027-09-30', facts: { season: 'fall', year: '2027' } }],
    // No time to decide is known there: even the last day is not called late.
    ['start-visa', { today: '2027-09-30', facts: { season: 'fall', year: '2027' } }],
    // Three weeks from this day are the last day of the month.
    [
      'start-visa',
      { country: 'uk', today: '2027-01-10', facts: { season: 'winter', year: '2027' } },
    ],
    ['start-visa', { country: 'uk', facts: { season: 'spring', year: '2027' } }],
    [
      'marked-payers',
      { facts: { payers: 'loan' }, answers: [{ id: 'us-payer', marks: [loanPays] }] },
    ],
    [
      'unmarked-payers',
      { facts: { payers: 'loan' }, answers: [{ id: 'us-payer', marks: [loanPays] }] },
    ],
    [
      'marked-relatives',
      { facts: { relatives: 'no' }, answers: [{ id: 'us-relatives', marks: [noRelatives] }] },
    ],
    [
      'marked-gap',
      {
        facts: { lastEnded: '2024-06', season: 'fall', year: '2027' },
        answers: [{ id: 'us-background', marks: [hasGap] }],
      },
    ],
    [
      'marked-twice',
      {
        answers: [
          { id: 'us-place', marks: [atRelatives] },
          { id: 'us-relatives', marks: [hasRelatives] },
        ],
      },
    ],
    [
      'typed-facts',
      { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: 'about $28,000' }] },
    ],
    // A round figure, and rupees at the rate of another day.
    ['typed-facts', { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: '$28,200' }] }],
    ['typed-facts', { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: '27 lakh' }] }],
    [
      'typed-facts',
      {
        facts: { lastEnded: '2025-06' },
        answers: [{ id: 'us-background', typed: 'In 2025, yes, 2025.' }],
      },
    ],
  ])('%s finds that %j fits', (id, told) => {
    expect(find(id, told)).toEqual([]);
  });

  it.each<[string, Case]>([
    ['costs-funds', { facts: { ...costs, payers: 'savings,loan', savings: '1 lakh' } }],
    ['costs-funds', { facts: { ...costs, savings: '1 lakh' } }],
    ['costs-funds', { facts: { ...costs, payers: 'work,savings', savings: '1 lakh' } }],
    ['costs-funds', { facts: { ...funds, fees: '28,000', living: 'a lot' } }],
    ['savings-income', { facts: { savings: '60 lakh' } }],
    ['level-again', { facts: { programLevel: 'masters' } }],
    ['gap', { facts: { lastEnded: '2024-', season: 'fall', year: '2027' } }],
    ['start-visa', { country: 'de', facts: { season: 'fall', year: '2028' } }],
    ['marked-payers', { facts: { payers: 'loan' } }],
    [
      'marked-payers',
      { facts: { payers: 'loan' }, answers: [{ id: 'us-relatives', marks: [noRelatives] }] },
    ],
    [
      'typed-facts',
      {
        facts: { lastEnded: '2025-06' },
        answers: [{ id: 'us-background', typed: 'From 2021 to 2025.' }],
      },
    ],
    ['unmarked-payers', { facts: { payers: 'loan' }, answers: [{ id: 'us-ties', marks: [tied] }] }],
    ['marked-payers', { answers: [{ id: 'us-payer', marks: [loanPays] }] }],
    ['marked-relatives', { answers: [{ id: 'us-relatives', marks: [noRelatives] }] }],
    ['marked-twice', { answers: [{ id: 'us-relatives', marks: [noRelatives] }] }],
    // Two sums: which of them is meant is not guessed.
    [
      'typed-facts',
      { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: '24,000 and 2,000 more' }] },
    ],
    ['typed-facts', { facts: { fees: '28,000' }, answers: [{ id: 'us-fees', typed: 'no idea' }] }],
    ['typed-twice', { answers: [{ id: 'us-fees', typed: '$24,000' }] }],
  ])('%s says nothing of %j, because something is missing', (id, told) => {
    expect(find(id, told)).toBeNull();
  });

  it('compares what is typed in two answers to questions after the same figure', () => {
    const both = given({
      answers: [
        { id: 'us-fees', typed: '$24,000' },
        { id: 'us-loan', typed: '$28,000' },
      ],
    });
    const questions = both.questions.map((question) =>
      question.id === 'us-loan' ? { ...question, asks: 'fees' as const } : question,
    );
    expect(rules.find(({ id }) => id === 'typed-twice')?.find({ ...both, questions })).toEqual([
      `At “${textOf('us-fees')}” you typed “$24,000”, at “${textOf('us-loan')}” “$28,000”.`,
    ]);
  });
});

describe('findContradictions', () => {
  it('says nothing of a visitor who told nothing', () => {
    const { sentences, fitting, missing } = findContradictions(given({}));
    expect([sentences, fitting]).toEqual([[], []]);
    expect(missing).toHaveLength(rules.length);
  });

  it('does not call missing what the visitor could not tell: when a visa can be had is known of two countries', () => {
    const missing = (country: WholeCountry) => findContradictions(given({ country })).missing;
    const compared = 'the start of the course with when the visa can be had';
    expect(['us', 'uk'].map((country) => missing(country as WholeCountry))).toEqual([
      expect.arrayContaining([compared]),
      expect.arrayContaining([compared]),
    ]);
    for (const country of ['au', 'ca', 'de'] as const)
      expect(missing(country)).not.toContain(compared);
  });

  it('lists what was compared and what could not be', () => {
    const found = findContradictions(given({ facts: { ...costs, ...funds } }));
    expect(found.fitting).toEqual([
      'tuition and living costs with your funds',
      'your funds with who pays',
    ]);
    expect(found.missing).toContain('the course with your last degree');
  });

  it('names each comparison, in other words than the rest, and passes no verdict on her', () => {
    const compared = rules.map(({ compares }) => compares).filter(Boolean);
    expect(new Set(compared).size).toBe(rules.length);
    const words = compared.join(' ');
    expect(words).not.toMatch(/refuse|weak|suspicious|chance/i);
  });
});
