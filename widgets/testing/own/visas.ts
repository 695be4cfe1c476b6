import type { CountryCode } from '../../content/country-code.ts';
import type {
  Funds,
  FundsRule,
  MoneyToShow,
  NewerAmount,
  Visa,
  VisaAmount,
  VisaChange,
  VisaFigure,
} from '../../content/visas/visa.ts';
import type { VisaOffice } from '../../content/visas/visas.ts';

const listed = (currency: VisaAmount['currency'], value: number): VisaAmount => ({
  currency,
  value,
  asOf: '2021-23',
  source: 'our list of 2021-23',
});

/** Newer amounts, each with the day of its source and the first day it applies. */
const since = (
  currency: VisaAmount['currency'],
  source: string,
  ...rows: [value: number, asOf: string, effective?: string][]
): NewerAmount[] =>
  rows.map(([value, asOf, effective]) => ({
    currency,
    value,
    asOf,
    source,
    ...(effective && { effective }),
  }));

const GOV_UK = 'https://www.gov.uk/student-visa/money';
const perMonth = { topic: 'finances', per: 'month', months: 9 } as const;
const london: MoneyToShow = {
  ...perMonth,
  label: 'Living costs in London',
  cities: ['London'],
  place: 'in London',
  shows: 'nine months, without tuition: the higher sum is for London',
  listed: listed('£', 1334),
  newer: since(
    ...(['£', GOV_UK] as const),
    [1483, '2024-09-10', '2025-01-02'],
    [1529, '2026-10-05', '2025-11-11'],
    [1570, '2026-09-03', '2026-11-30'],
  ),
};
const elsewhere: MoneyToShow = {
  ...perMonth,
  label: 'Living costs elsewhere',
  place: 'outside London',
  shows: 'nine months, without tuition',
  listed: listed('£', 1023),
  newer: since(
    ...(['£', GOV_UK] as const),
    [1136, '2024-09-10', '2025-01-02'],
    [1171, '2026-10-05', '2025-11-11'],
    [1203, '2026-09-03', '2026-11-30'],
  ),
};
const surcharge: VisaFigure = {
  topic: 'healthInsurance',
  label: 'Immigration health surcharge',
  per: 'year',
  listed: { ...listed('£', 470), qualifier: 'about' },
  newer: since('£', 'https://www.gov.uk/healthcare', [776, '2026-10-05', '2024-02-06']),
};

const IN_CANADA = 'https://www.canada.ca/financial-support';
const onePerson: MoneyToShow = {
  topic: 'finances',
  per: 'year',
  place: 'outside Quebec',
  shows: 'a year, without tuition',
  label: 'Living costs for one person, outside Quebec',
  listed: listed('CAD', 10000),
  newer: since(
    ...(['CAD', IN_CANADA] as const),
    [20635, '2024-01-01', '2024-01-01'],
    [22895, '2025-09-01', '2025-09-01'],
    [23448, '2026-08-28', '2026-09-01'],
  ),
};

const inQuebec: MoneyToShow = {
  topic: 'finances',
  per: 'year',
  shows: 'a year: the higher sum is for Quebec',
  label: 'Living costs for one person, in Quebec',
  asker: 'Quebec',
  cities: ['Montreal', 'Quebec City'],
  newer: since('CAD', 'https://www.quebec.ca/costs', [24617, '2026-01-01', '2026-01-01']),
};

const IN_AUSTRALIA = 'https://immi.homeaffairs.gov.au/student-500';
const oneStudent: MoneyToShow = {
  topic: 'finances',
  per: 'year',
  shows: 'a year, without tuition and travel',
  label: 'Living costs for one student',
  listed: listed('AUD', 21041),
  newer: since('AUD', IN_AUSTRALIA, [29710, '2024-05-09', '2024-05-10']),
};
const australianFee: VisaFigure = {
  topic: 'finances',
  label: 'Visa fee',
  listed: listed('AUD', 620),
  newer: since(
    ...(['AUD', IN_AUSTRALIA] as const),
    [1600, '2024-07-01', '2024-07-01'],
    [2000, '2025-07-01', '2025-07-01'],
    [2500, '2026-07-01', '2026-07-01'],
  ),
};

const blockedAccount: MoneyToShow = {
  topic: 'finances',
  label: 'Blocked account',
  per: 'month',
  months: 12,
  shows: 'a year, usually without tuition',
  listed: listed('€', 861),
  newer: since('€', 'https://www.daad.de/finances', [992, '2026-10-01', '2024-09-01']),
};

const NZ = 'https://www.immigration.govt.nz/student';
const inNewZealand: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: listed('NZD', 17000),
  newer: since('NZD', NZ, [20000, '2026-10-01']),
  note: 'NZD 17,000 is now the figure for school years 1-13.',
};
const newZealandFee: VisaFigure = {
  topic: 'finances',
  label: 'Visa fee',
  listed: listed('NZD', 330),
  newer: since('NZD', NZ, [850, '2026-09']).map((fee) => ({ ...fee, qualifier: 'from' })),
};

const sevisFee: VisaFigure = {
  topic: 'documents',
  label: 'SEVIS fee for F-1',
  listed: listed('$', 350),
  newer: since('$', 'https://www.ice.gov/sevis', [350, '2019-06-24', '2019-06-24']),
};
const firstYear: MoneyToShow = {
  topic: 'finances',
  label: 'Proof of funds for the first year',
  newer: [],
  shows: 'the first year, tuition included',
  listed: { ...listed('$', 40000), upTo: 60000, qualifier: 'typically' },
};

const rule = { note: 'For one year.', examples: [] };
const rules: Partial<Record<CountryCode, FundsRule>> = {
  uk: {
    kind: 'months',
    maxMonths: 9,
    ...rule,
    places: [
      { id: 'london', label: 'London', figure: london },
      { id: 'elsewhere', label: 'Elsewhere', figure: elsewhere },
    ],
    account: {
      days: 28,
      maxAgeDays: 31,
      example: { given: '2026-01-01', gives: '2025-12-01', asOf: '2026-10-05', source: GOV_UK },
    },
  },
  au: {
    kind: 'sum',
    currency: 'AUD',
    ...rule,
    rates: [
      {
        effective: '2024-05-10',
        asOf: '2024-05-09',
        source: IN_AUSTRALIA,
        student: 29710,
        partner: 10394,
        child: 4449,
        school: 13502,
      },
    ],
  },
};

interface Own {
  visaName: string;
  figures: readonly VisaFigure[];
  documents: number;
  source: string;
  insurance: Pick<Visa['healthInsurance'], 'required' | 'requiredBy'>;
  changes?: readonly VisaChange[];
}

const inNumber = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

function guideOf(country: CountryCode, own: Own): Visa {
  const { visaName, figures, source, insurance, changes = [] } = own;
  const read = { asOf: '2026-10-05', source };
  const ours = { asOf: '2026-11-21', source: 'our planning advice' };
  const [fundsDocument, passport] = ['Evidence of funds for living costs', 'Passport'];
  return {
    country,
    visaName,
    documents: [passport, fundsDocument, ...inNumber(own.documents - 2, 'Document')],
    finances: {
      proofAmount: 'Our older figure (2021-23): 350.',
      acceptableProofs: inNumber(5, 'Proof'),
      additionalNotes: 'Show where the money comes from.',
    },
    healthInsurance: {
      ...insurance,
      coverageDetails: 'OSHC must cover your whole stay.',
      estimatedCost: 'An older figure: about US$650 a year in our cost table of 2021-23.',
    },
    timeline: inNumber(6, 'Stage').map((stage, index) => ({
      stage,
      timing: '6 months before start',
      description: 'In time.',
      ...(index === 2 && { needsMoney: true }),
    })),
    tips: inNumber(5, 'Tip').map((title) => ({ title, description: 'A hint.' })),
    figures,
    ...(rules[country] && { fundsRule: rules[country] }),
    changes,
    answers: {
      work: {
        inTerm: { text: `20 hours in term: ${country}`, ...read },
        inHolidays: { text: `No limit in the holidays: ${country}`, ...read },
        notes: [{ text: 'Not before the course begins.', ...read }],
      },
      refusal: [
        { title: 'Read the letter', text: 'It has the reasons.', ...read },
        { title: 'Ask for a review', text: 'One looks.', deadline: '28 days', fee: '80', ...read },
      ],
      refunds: [{ payment: `Fee of ${visaName}`, comesBack: 'no', text: 'It is gone.', ...read }],
    },
    checked: {
      documents: { asOf: '2026-09', source, isUndated: true },
      finances: read,
      healthInsurance: read,
      timeline: ours,
      tips: ours,
    },
  };
}

const required = { required: true };
export const unitedStates = guideOf('us', {
  visaName: 'F-1 student visa',
  documents: 9,
  source: 'https://www.ice.gov/sevis',
  figures: [sevisFee, firstYear],
  insurance: { required: false, requiredBy: 'not for the visa, but by nearly every university' },
});
export const unitedKingdom = guideOf('uk', {
  visaName: 'Student visa',
  documents: 9,
  source: 'https://www.gov.uk/student-visa',
  figures: [london, elsewhere, surcharge],
  insurance: required,
});
export const canada = guideOf('ca', {
  visaName: 'Study permit',
  documents: 9,
  source: IN_CANADA,
  figures: [onePerson, inQuebec],
  insurance: { required: false, requiredBy: 'not for the permit, but by your province' },
});
export const australia = guideOf('au', {
  visaName: 'Student visa (subclass 500)',
  documents: 8,
  source: IN_AUSTRALIA,
  figures: [oneStudent, australianFee],
  insurance: required,
  changes: [
    {
      topic: 'documents',
      text: 'India is at Evidence Level 3.',
      asOf: '2026-01-14',
      source: IN_AUSTRALIA,
    },
  ],
});
export const germany = guideOf('de', {
  visaName: 'National visa',
  documents: 9,
  source: 'https://www.daad.de/finances',
  figures: [blockedAccount],
  insurance: required,
});
export const newZealand = guideOf('nz', {
  visaName: 'Fee Paying Student Visa',
  documents: 8,
  source: NZ,
  figures: [inNewZealand, newZealandFee],
  insurance: required,
});

const guided = (funds: Funds, guide: Visa) => ({ funds, load: async () => ({ guide }) });

export const visas: Partial<Record<CountryCode, ReturnType<typeof guided>>> = {
  us: guided([firstYear], unitedStates),
  uk: guided([elsewhere, london], unitedKingdom),
  ca: guided([onePerson, inQuebec], canada),
  au: guided([oneStudent], australia),
  de: guided([blockedAccount], germany),
  nz: guided([inNewZealand], newZealand),
};

export const visaOffices: readonly VisaOffice[] = [
  ...(['us', 'uk', 'ca', 'au', 'de', 'nz'] as const).map((country) => ({
    ...{ country, name: country, url: `https://${country}.example` },
  })),
  { country: 'sg', name: 'ICA', url: 'https://www.ica.gov.sg/reside/STP' },
  { country: 'fr', name: 'France-Visas', url: 'https://france-visas.gouv.fr' },
  { country: 'nl', name: 'IND', url: 'https://ind.nl/en' },
  { country: 'ch', name: 'SEM', url: 'https://www.sem.admin.ch' },
];
