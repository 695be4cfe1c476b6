import {
  type AskedFigure,
  type Claim,
  type Payer,
  payers as payerNames,
  type WholeInterview,
} from '../content/interview/whole-types.ts';
import { type ProgramLevel, programLevelNames } from '../content/program-level.ts';
import { addUp } from '../kit/rules/add-up.ts';
import { type CalendarDay, formatDay } from '../kit/rules/calendar-day.ts';
import { addDays, addMonths, countMonths } from '../kit/rules/day-arithmetic.ts';
import { formatRupees } from '../kit/rules/money.ts';
import { count } from '../kit/rules/plural.ts';
import {
  BARE_CURRENCY,
  type Facts,
  type Money,
  type MoneyFact,
  readLevel,
  readMoney,
  readPayers,
  startMonth,
} from './facts.logic.ts';
import { type Answer, type Asked, marksOf } from './run.logic.ts';

export interface Given {
  facts: Facts;
  interview: Pick<WholeInterview, 'currency' | 'window'>;
  questions: readonly Asked[];
  answers: readonly Answer[];
  today: CalendarDay;
  /** Units of each currency for one euro. */
  perEuro: Readonly<Record<string, number>>;
}

/**
 * One comparison. It quotes the visitor, passes no verdict, and is silent about omissions.
 */
export interface Rule {
  id: string;
  /** Its subject, for the lists of points that were and could not be compared. */
  compares: string;
  /** The sentences to show; none if all fits, null where facts are missing. */
  find(given: Given): string[] | null;
  /** False if there is nothing to compare with, whatever the visitor types. */
  isKnown?(given: Given): boolean;
}

/** Sums differ from this share on: less is rounding, or a rate of another day. */
const SAME_CURRENCY = 0.01;
const CONVERTED = 0.05;

/** A sum of so many years of the whole family's income is asked about. */
const MANY_YEARS = 10;

/** Months without study or course after which an officer asks about them. */
const GAP_MONTHS = 12;

/** A master's degree and an MBA are one level. */
const LEVEL_RANKS: Readonly<Record<ProgramLevel, number>> = {
  diploma: 1,
  bachelors: 2,
  masters: 3,
  mba: 3,
  phd: 4,
};

export const rules: readonly Rule[] = [
  {
    id: 'costs-funds',
    compares: 'tuition and living costs with your funds',
    find(given) {
      const [fees, living] = [moneyOf(given, 'fees'), moneyOf(given, 'living')];
      const funds = fundsOf(given);
      if (!fees || !living || !funds) return null;
      const costs = fees.rupees + living.rupees;
      const sum = addUp(funds.map(({ money }) => money.rupees));
      const isConverted = [fees, living, ...funds.map(({ money }) => money)].some(
        (money) => money.isConverted,
      );
      if (sum >= costs * (1 - (isConverted ? CONVERTED : SAME_CURRENCY))) return [];
      const listed = funds.map(({ name, money }) => `${name} ${money.said}`).join(', ');
      return [
        `Your facts say tuition of ${fees.said} and living costs of ${living.said} for the first year, together about ${formatRupees(costs)}. They also say ${listed}: ${formatRupees(sum)} in all. Which money covers the remaining ${formatRupees(costs - sum)}?`,
      ];
    },
  },
  {
    id: 'funds-payers',
    compares: 'your funds with who pays',
    find(given) {
      const listed = readPayers(given.facts.payers);
      if (listed.length === 0) return null;
      return (['loan', 'scholarship'] as const).flatMap((name) => {
        const money = moneyOf(given, name);
        return money && !listed.includes(name)
          ? [
              `Your facts name ${name === 'loan' ? 'a loan' : 'a scholarship'} of ${money.said}, but under “Who pays” you ticked only ${listPayers(listed)}.`,
            ]
          : [];
      });
    },
  },
  {
    id: 'savings-income',
    compares: "savings with the family's income",
    find: (given) => compareWithIncome(given, 'savings', 'savings', 'how they came together'),
  },
  {
    id: 'loan-income',
    compares: "the loan with the family's income",
    find: (given) => compareWithIncome(given, 'loan', 'a loan', 'how it will be paid back'),
  },
  {
    id: 'level-again',
    compares: 'the course with your last degree',
    find({ facts }) {
      const [level, last] = [readLevel(facts.programLevel), readLevel(facts.lastLevel)];
      if (!level || !last) return null;
      if (LEVEL_RANKS[level] > LEVEL_RANKS[last]) return [];
      const step =
        LEVEL_RANKS[level] === LEVEL_RANKS[last] ? 'the same level again' : 'a lower level';
      return [
        `Your last degree is “${programLevelNames[last]}” and the course is “${programLevelNames[level]}”: ${step}. Your answer should say why.`,
      ];
    },
  },
  {
    id: 'gap',
    compares: 'the end of your last degree with the start of the course',
    find({ facts }) {
      const months = gapMonths(facts);
      if (months === undefined) return null;
      const [ended, start] = [formatDay(facts.lastEnded), formatDay(startMonth(facts) ?? '')];
      if (months < 0) {
        return [
          `Your facts say that your last degree ends in ${ended}, after the course begins in ${start}.`,
        ];
      }
      if (months < GAP_MONTHS) return [];
      return [
        `You have ${describeMonths(months)} between the end of your last degree (${ended}) and the start of the course (${start}). Your answer should say what you did in that time.`,
      ];
    },
  },
  {
    id: 'start-past',
    compares: 'the start of the course with today',
    find({ facts, today }) {
      const start = startMonth(facts);
      if (!start) return null;
      return start < today.slice(0, 7)
        ? [`Your facts say that the course begins in ${formatDay(start)}, which is past.`]
        : [];
    },
  },
  {
    id: 'start-visa',
    compares: 'the start of the course with when the visa can be had',
    isKnown: ({ interview: { window } }) => window !== undefined,
    find({ facts, interview: { window }, today }) {
      const start = startMonth(facts);
      if (!start || !window || start < today.slice(0, 7)) return null;
      const first = `${start}-01`;
      const last = addDays(addMonths(first, 1), -1);
      const { earliestMonths, tooEarly, decisionWeeks = 0, text } = window;
      const opens = addMonths(first, -earliestMonths);
      if (opens > today) {
        return [
          `Your facts say that the course begins in ${formatDay(start)}. ${text} ${tooEarly} ${formatDay(opens.slice(0, 7))}.`,
        ];
      }
      return addDays(today, decisionWeeks * 7) > last
        ? [`Your facts say that the course begins in ${formatDay(start)}. ${text}`]
        : [];
    },
  },
  {
    id: 'marked-payers',
    compares: 'what you ticked about money with who pays',
    find({ facts, questions, answers }) {
      const listed = readPayers(facts.payers);
      const marked = claimsOf(questions, answers).filter(({ claim }) => claim.startsWith('payer:'));
      if (listed.length === 0 || marked.length === 0) return null;
      return marked
        .filter(({ claim }) => !listed.includes(claimedValue(claim) as Payer))
        .map(
          ({ question, says }) =>
            `At “${question}” you ticked “${says}”. In your facts, “Who pays” says ${listPayers(listed)}.`,
        );
    },
  },
  {
    id: 'unmarked-payers',
    compares: 'everyone who pays with everyone you ticked',
    find({ facts, questions, answers }) {
      const listed = readPayers(facts.payers);
      const asked = answers.flatMap(({ questionId, marks }) => {
        const question = questions.find(({ id }) => id === questionId);
        const isAnswered = question?.isMany && marks.length > 0;
        return isAnswered ? [{ question, marks }] : [];
      });
      const gaps = asked.flatMap(({ question, marks }) => {
        const offered = marksOf(question).filter(({ claim }) => claim?.startsWith('payer:'));
        const left = offered.filter(
          ({ says, claim = '' }) =>
            listed.includes(claimedValue(claim) as Payer) && !marks.includes(says),
        );
        return offered.length > 0 ? [{ question, left }] : [];
      });
      if (listed.length === 0 || gaps.length === 0) return null;
      return gaps.flatMap(({ question, left }) =>
        left.map(
          ({ says }) =>
            `In your facts, “Who pays” says ${listPayers(listed)}. At “${question.text}” you did not tick “${says}”.`,
        ),
      );
    },
  },
  {
    id: 'marked-relatives',
    compares: 'what you ticked about relatives abroad with your facts',
    find: (given) => compareMarked(given, 'relatives', 'relatives abroad'),
  },
  {
    id: 'marked-refusals',
    compares: 'what you ticked about refusals with your facts',
    find: (given) => compareMarked(given, 'refusals', 'an earlier refusal'),
  },
  {
    id: 'marked-gap',
    compares: 'what you ticked about a gap with your dates',
    find({ facts, questions, answers }) {
      const months = gapMonths(facts);
      const marked = claimsOf(questions, answers).filter(({ claim }) => claim.startsWith('gap:'));
      if (months === undefined || marked.length === 0) return null;
      return marked
        .filter(({ claim }) => (claimedValue(claim) === 'yes') !== months >= GAP_MONTHS)
        .map(
          ({ question, says }) =>
            `At “${question}” you ticked “${says}”. Your facts give ${describeMonths(Math.max(0, months))} between your last degree and the course.`,
        );
    },
  },
  {
    id: 'marked-twice',
    compares: 'what you ticked in one answer with another',
    find({ questions, answers }) {
      const claims = claimsOf(questions, answers).filter(
        ({ claim }) => !claim.startsWith('payer:'),
      );
      const pairs = pairsOf(claims).filter(
        ([one, other]) => one.id !== other.id && topicOf(one.claim) === topicOf(other.claim),
      );
      if (pairs.length === 0) return null;
      return pairs
        .filter(([one, other]) => one.claim !== other.claim)
        .map(
          ([one, other]) =>
            `At “${one.question}” you ticked “${one.says}”, at “${other.question}” “${other.says}”.`,
        );
    },
  },
  {
    id: 'typed-facts',
    compares: 'figures you typed in answers with your facts',
    find(given) {
      const typed = figuresOf(given);
      const pairs = typed.flatMap((figure) => {
        const fact = factOf(given, figure.asks);
        return fact ? [{ figure, fact }] : [];
      });
      if (pairs.length === 0) return null;
      return pairs
        .filter(({ figure, fact }) => isOther(figure, fact))
        .map(
          ({ figure, fact }) =>
            `At “${figure.question}” you typed “${figure.quote}”. Your facts say “${fact.quote}”.`,
        );
    },
  },
  {
    id: 'typed-twice',
    compares: 'figures you typed in one answer with another',
    find(given) {
      const pairs = pairsOf(figuresOf(given)).filter(
        ([one, other]) => one.asks === other.asks && one.question !== other.question,
      );
      if (pairs.length === 0) return null;
      return pairs
        .filter(([one, other]) => isOther(one, other))
        .map(
          ([one, other]) =>
            `At “${one.question}” you typed “${one.quote}”, at “${other.question}” “${other.quote}”.`,
        );
    },
  },
];

export interface Findings {
  sentences: string[];
  /** Points that were compared and match. */
  fitting: string[];
  /** Points that could not be compared, for want of a fact. */
  missing: string[];
}

/** All rules over the visitor's facts, marks and texts. */
export function findContradictions(given: Given): Findings {
  const known = rules.filter(({ isKnown }) => !isKnown || isKnown(given));
  const found = known.map((rule) => ({ rule, sentences: rule.find(given) }));
  const named = (wanted: (sentences: string[] | null) => boolean) =>
    found.filter(({ sentences }) => wanted(sentences)).map(({ rule }) => rule.compares);
  return {
    sentences: found.flatMap(({ sentences }) => sentences ?? []),
    fitting: named((sentences) => sentences?.length === 0),
    missing: named((sentences) => sentences === null),
  };
}

function moneyOf({ facts, interview, perEuro }: Given, name: MoneyFact): Money | undefined {
  return readMoney(facts[name], interview.currency, BARE_CURRENCY[name], perEuro);
}

/** Money of the payers in the first year; undefined unless each has an amount. */
function fundsOf(given: Given) {
  const listed = readPayers(given.facts.payers);
  const needed = new Set<MoneyFact>();
  for (const payer of listed) {
    if (payer === 'work' || payer === 'relative') return undefined;
    needed.add(payer === 'parents' ? 'savings' : payer);
  }
  const funds = (['savings', 'loan', 'scholarship'] as const).flatMap((name) => {
    const money = moneyOf(given, name);
    return money ? [{ name: `${FUND_NAMES[name]} of`, fact: name, money }] : [];
  });
  const isWhole = [...needed].every((name) => funds.some(({ fact }) => fact === name));
  return listed.length > 0 && isWhole ? funds : undefined;
}

const FUND_NAMES = { savings: 'savings', loan: 'a loan', scholarship: 'a scholarship' } as const;

function compareWithIncome(
  given: Given,
  name: 'savings' | 'loan',
  words: string,
  asked: string,
): string[] | null {
  const [money, income] = [moneyOf(given, name), moneyOf(given, 'income')];
  if (!money || !income) return null;
  const years = money.rupees / income.rupees;
  return years > MANY_YEARS
    ? [
        `Your facts say ${words} of ${money.said} and a family income of ${income.said} a year: ${Math.floor(years)} years of it. Be ready to say ${asked}.`,
      ]
    : [];
}

function gapMonths(facts: Facts): number | undefined {
  const start = startMonth(facts);
  if (!start || !/^20\d\d-(0[1-9]|1[0-2])$/.test(facts.lastEnded)) return undefined;
  return countMonths(`${facts.lastEnded}-01`, `${start}-01`);
}

function describeMonths(months: number): string {
  const years = Math.floor(months / 12);
  const parts = [years > 0 && count(years, 'year'), months % 12 > 0 && count(months % 12, 'month')];
  return parts.filter(Boolean).join(' ') || 'no months';
}

interface MarkedClaim {
  id: string;
  question: string;
  says: string;
  claim: Claim;
}

function claimsOf(questions: readonly Asked[], answers: readonly Answer[]): MarkedClaim[] {
  return answers.flatMap(({ questionId, marks }) => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question) return [];
    return marksOf(question).flatMap(({ says, claim }) =>
      claim && marks.includes(says)
        ? [{ id: question.id, question: question.text, says, claim }]
        : [],
    );
  });
}

const topicOf = (claim: string) => claim.split(':')[0];
const claimedValue = (claim: string) => claim.split(':')[1];

function compareMarked(
  { facts, questions, answers }: Given,
  name: 'relatives' | 'refusals',
  words: string,
): string[] | null {
  const marked = claimsOf(questions, answers).filter(({ claim }) => topicOf(claim) === name);
  const told = facts[name];
  if (!['yes', 'no'].includes(told) || marked.length === 0) return null;
  return marked
    .filter(({ claim }) => claimedValue(claim) !== told)
    .map(
      ({ question, says }) =>
        `At “${question}” you ticked “${says}”. About ${words}, your facts say “${told}”.`,
    );
}

function listPayers(listed: readonly Payer[]): string {
  return listed.map((payer) => `“${payerNames[payer]}”`).join(', ');
}

interface Figure {
  asks: AskedFigure;
  /** Text of the question; empty for a fact. */
  question: string;
  /** As typed. */
  quote: string;
  /** Rupees or a year. */
  value: number;
  isYear: boolean;
  isConverted: boolean;
}

const YEAR_FIGURES: readonly AskedFigure[] = ['ended', 'start'];

/** Something that looks like money: a sign, a unit or four digits and more. */
const AMOUNT =
  /(?:₹|rs\.? ?|inr ?|(?:us|au|ca|a|c)?\$|£|€)? ?\d[\d,]*(?:\.\d+)? ?(?:lakhs?|lacs?|crores?|cr|k|l)?\b(?: ?(?:rupees|dollars|pounds|euros?|usd|gbp|eur|aud|cad)\b)?/gi;
const HAS_MEANING = /[₹$£€a-z]|\d[\d,]{3,}/i;
const YEAR = /\b20\d\d\b/g;

/** The figure of each typed answer to a question that asks for one; none where there are several. */
function figuresOf({ questions, answers, interview, perEuro }: Given): Figure[] {
  return answers.flatMap(({ questionId, typed }): Figure[] => {
    const question = questions.find(({ id }) => id === questionId);
    if (!question?.asks) return [];
    const { asks, text } = question;
    if (YEAR_FIGURES.includes(asks)) {
      const years = [...new Set(typed.match(YEAR))];
      const [year] = years;
      return year && years.length === 1
        ? [
            {
              asks,
              question: text,
              quote: year,
              value: Number(year),
              isYear: true,
              isConverted: false,
            },
          ]
        : [];
    }
    const quotes = (typed.match(AMOUNT) ?? [])
      .map((quote) => quote.trim())
      .filter((quote) => HAS_MEANING.test(quote) && !/^20\d\d$/.test(quote));
    const [quote] = quotes;
    if (!quote || quotes.length > 1) return [];
    const money = readMoney(quote, interview.currency, BARE_CURRENCY[asks as MoneyFact], perEuro);
    if (!money) return [];
    const { rupees: value, isConverted } = money;
    return [{ asks, question: text, quote, value, isYear: false, isConverted }];
  });
}

function factOf(given: Given, asks: AskedFigure): Omit<Figure, 'question' | 'asks'> | undefined {
  const { facts } = given;
  if (asks === 'ended' || asks === 'start') {
    const month = asks === 'ended' ? facts.lastEnded : startMonth(facts);
    if (!month) return undefined;
    const value = Number(month.slice(0, 4));
    return { quote: formatDay(month), value, isYear: true, isConverted: false };
  }
  const money = moneyOf(given, asks);
  if (!money) return undefined;
  const { rupees: value, isConverted } = money;
  return { quote: facts[asks].trim(), value, isYear: false, isConverted };
}

type Comparable = Pick<Figure, 'value' | 'isYear' | 'isConverted'>;

/** A year differs by one, a sum by more than rounding or another day's rate. */
function isOther(one: Comparable, other: Comparable): boolean {
  if (one.isYear) return one.value !== other.value;
  const tolerance = one.isConverted !== other.isConverted ? CONVERTED : SAME_CURRENCY;
  return Math.abs(one.value - other.value) > tolerance * Math.max(one.value, other.value);
}

const pairsOf = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
