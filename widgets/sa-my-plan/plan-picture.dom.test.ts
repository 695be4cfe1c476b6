import { describe, expect, it } from 'vitest';
import { type Plan, readPlan } from '../../worker/contract/plan.ts';
import { countries } from '../content/countries/countries.ts';
import { exchangeRates } from '../content/exchange-rates.ts';
import { planNames } from '../content/plan-names.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import type { TextLook } from '../kit/rules/picture-text.ts';
import { writePlanLink } from '../kit/stores/plan-link.logic.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { drawPlan } from './plan-picture.ts';

/** A font as wide as they come, in which an I is as wide as an M. */
const measure = (text: string, { size, isBold }: TextLook) =>
  [...text].length * size * (isBold ? 0.7 : 0.64);

const draw = (plan: Plan, issuer = 'Campus & Co', siteBase = 'https://our.example') => {
  const svg = drawPlan(
    {
      plan,
      issuer,
      link: `${siteBase}/tools${writePlanLink(plan.choices)}`,
      colours: { paper: '#2348d4', ink: '#fff' },
      today: '2026-11-28',
    },
    measure,
  );
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
};

const textsOf = (svg: Document) =>
  [...svg.querySelectorAll('text')].map(({ textContent }) =>
    `${textContent}`.replaceAll('\u00a0', ' '),
  );

/** The ends and the letters' height of each line. */
const linesOf = (svg: Document) =>
  [...svg.querySelectorAll('text')].map((line) => {
    const text = line.textContent ?? '';
    const size = Number(line.getAttribute('font-size'));
    const left = Number(line.getAttribute('x'));
    const bottom = Number(line.getAttribute('y'));
    const isBold = line.hasAttribute('font-weight');
    return {
      text,
      right: left + measure(text, { size, isBold }),
      top: bottom - size * 0.8,
      bottom: bottom + size * 0.25,
    };
  });

/** Lower edges of the head, each row and the sheet. */
const edgesOf = (svg: Document) => {
  const [sheet, head] = [...svg.querySelectorAll('rect')];
  const rows = [...svg.querySelectorAll('path')].flatMap((path) => {
    const [, y] = /^M0 (\d+)H/.exec(path.getAttribute('d') ?? '') ?? [];
    return y ? [Number(y)] : [];
  });
  return [Number(head?.getAttribute('height')), ...rows, Number(sheet?.getAttribute('height'))];
};

/** Lines that leave the sheet or their part of it, or run into the one above. */
function faultsIn(svg: Document): string[] {
  const lines = linesOf(svg);
  const edges = edgesOf(svg);
  return lines.flatMap(({ text, right, top, bottom }, index) => {
    const isCut = edges.some((edge) => top < edge && bottom > edge);
    const isOver = index > 0 && top < (lines[index - 1]?.bottom ?? 0);
    const isOut = right > 1080 - 64 || bottom > 1350;
    return isCut || isOver || isOut ? [text] : [];
  });
}

const cities = countries.flatMap((country) => country.cities.list.map(({ name }) => name));
const awards = scholarships.map(({ name }) => name);
const LETTERS = 'Thiruvananthapuram';
const HINDI = 'तिरुवनन्तपुरम् तिरुवनन्तपुरम्';
/** As long as a plan may keep them. */
const [NAME, TITLE] = [LETTERS.repeat(4).slice(0, 60), `${LETTERS} `.repeat(7).slice(0, 120)];

/** A plan such as the tools, a link or what is kept may make, some of its parts left out. */
function makePlan(random: () => number): Plan {
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  const some = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(() => random() < 0.7));
  const number = (most: number) => Math.floor(random() * most);
  const { levels, seasons, accommodations, lifestyles } = planNames;
  const key = (names: object) => pick(Object.keys(names));
  const choices = some({
    country: pick(planNames.countries).code,
    city: pick([...cities, NAME, HINDI]),
    programLevel: key(levels),
    field: pick(['Engineering', NAME]),
    season: key(seasons),
    ...{ year: '2027', duration: `${1 + number(9)}`, accommodation: key(accommodations) },
    lifestyle: key(lifestyles),
    testType: pick(['IELTS', NAME]),
  });
  const parts = ['Reading', 'Listening', 'Speaking', 'Writing', TITLE];
  const results = some({
    estimate: {
      totalUsd: { monthly: number(1e9), yearly: number(1e9) },
      years: 1 + number(9),
      ...some({ rate: { rupees: 96.43, day: '2026-10-06' } }),
    },
    shortlist: awards.slice(0, number(awards.length)),
    nextStep: {
      title: pick(['GRE test', 'Application submission deadline', TITLE]),
      day: '2027-01-15',
      ...pick([{}, { state: 'overdue' }, { state: 'too-late' }]),
    },
    visaTicks: { done: number(10), all: 9 },
    bestScores: Object.fromEntries(parts.slice(number(5)).map((part) => [part, number(31)])),
    bands: Object.fromEntries(parts.slice(number(5)).map((part) => [part, { low: 4, high: 5.5 }])),
    rate: { rupees: 88.5, day: '2026-09-22' },
  });
  return readPlan({ choices, results }) ?? { choices: {}, results: {} };
}

describe('drawPlan', () => {
  it('keeps every line in its box, for 200 plans', () => {
    const random = seededRandom(42);
    const issuers = ['A', 'Campus & Co', `${LETTERS} `.repeat(5), `${HINDI} `.repeat(5)];
    const sites = ['https://our.example', `https://${'study-abroad.'.repeat(9)}example/in/delhi`];
    for (let made = 0; made < 200; made += 1) {
      const plan = makePlan(random);
      const svg = draw(plan, issuers[made % 4], sites[made % 2]);
      expect(faultsIn(svg), JSON.stringify(plan)).toEqual([]);
    }
  });

  it('breaks no date', () => {
    for (const letters of Array(30).keys()) {
      const nextStep = { title: 'x'.repeat(letters + 1), day: '2027-01-01' };
      const texts = textsOf(draw({ choices: {}, results: { nextStep } }));
      expect(texts.filter((text) => text.endsWith('1 January 2027'))).toHaveLength(1);
    }
  });

  it('says the costs of all years, whose rate it is, the day and the site, and no long address', () => {
    const rate = { rupees: 96.43, day: '2026-10-06' };
    const results: Plan['results'] = {
      estimate: { totalUsd: { monthly: 347_000, yearly: 127_000 }, years: 2, rate },
    };
    const choices = { country: 'us', city: 'New York' };
    const texts = textsOf(draw({ choices, results })).join(' ');
    for (const said of [
      '₹61.2 lakh to ₹1.67 crore a year',
      'rent once, or × 12; rate of 6 October 2026',
      '2 years: $127,000 to $347,000, an estimate from our tables.',
      `Rupee rate: ${exchangeRates.publisher}.`,
      'Made on 28 November 2026 at our.example/tools',
    ]) {
      expect(texts).toContain(said);
    }
    expect(texts).not.toContain('#plan');
    const own = { ...results, rate: { rupees: 88.5, day: '2026-09-22' } };
    expect(textsOf(draw({ choices, results: own })).join()).not.toContain(exchangeRates.publisher);
  });
});
