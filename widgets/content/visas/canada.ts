import { answers } from './canada.answers.ts';
import { money } from './money.ts';
import {
  type FamilyTable,
  type Funds,
  type MoneyToShow,
  type NewerAmount,
  ourAdvice,
  ourList,
  type Visa,
} from './visa.ts';

const PROOF_OF_FUNDS =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html';
const ATTESTATION_LETTER =
  'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html';

const figures = money.ca;

/** The first sum of each table. */
const ofOnePerson = (tables: FamilyTable['places'][number]['tables']): NewerAmount[] =>
  tables.map(({ amounts: [value = 0], perFurther, ...dated }) => ({
    currency: 'CAD',
    value,
    ...dated,
  }));

const livingCosts: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs for one person, outside Quebec',
  per: 'year',
  place: 'outside Quebec',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'CAD', value: 10000, ...ourList },
  get newer() {
    return [...figures.living, ...ofOnePerson(figures.outsideQuebec)];
  },
  note: 'The day you apply decides. A GIC is one accepted proof of this sum. Canada reviews the sum every year.',
};

const quebec: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs for one person, in Quebec',
  per: 'year',
  cities: ['Montreal', 'Quebec City'],
  asker: 'Quebec',
  shows: 'a year, without tuition and travel: the higher sum is for Quebec',
  get newer() {
    return ofOnePerson(figures.quebec);
  },
  note: 'Tuition, travel and insurance come on top. Quebec sets its sum by the calendar year: see quebec.ca for 2027.',
};

export { contents } from './contents.ts';

export const funds: Funds = [livingCosts, quebec];

export const guide: Visa = {
  country: 'ca',
  visaName: 'Study permit',
  documents: [
    'Letter of acceptance from a designated learning institution (DLI)',
    'Provincial or territorial attestation letter, unless you are exempt',
    'Valid passport',
    'Proof of financial support',
    'Digital photographs to the Canadian specification',
    'Letter of explanation with your study plan',
    'Report of a medical examination by a panel physician',
    'Biometrics: fingerprints and photograph, after the fee is paid',
    'Academic records and your language test result',
  ],
  finances: {
    proofAmount:
      'Our older figure (2021-23): CAD 10,000 living costs plus a guaranteed investment certificate, in addition to first-year tuition and travel.',
    acceptableProofs: [
      'Guaranteed investment certificate (GIC) from a Canadian bank',
      'Receipts for tuition and housing you have already paid',
      'Education loan from a bank',
      'Bank statements of the past six months',
      'Scholarship letter, or a letter from whoever pays with proof of the money',
    ],
    additionalNotes:
      'The certificate is one accepted proof of the living costs, not a sum on top of them. The fast Student Direct Stream, which asked for it, has ended.',
  },
  healthInsurance: {
    required: false,
    requiredBy: 'not for the permit, but by your province or university',
    coverageDetails:
      'Some provinces cover students in the public plan. Others leave it to the university or to private insurance.',
    estimatedCost:
      "An older figure: about US$800 a year in our cost table of 2021-23. Ask your university what applies, and for today's price.",
  },
  timeline: [
    {
      stage: 'Get your letter of acceptance',
      timing: '8-10 months before start',
      description: 'The immigration department checks the letter with the institution.',
    },
    {
      stage: 'Get the attestation letter',
      timing: 'After you pay the deposit',
      description: 'The institution asks the province for it. Find out whether you are exempt.',
    },
    {
      stage: 'Arrange the funds',
      needsMoney: true,
      timing: '5-6 months before start',
      description: 'If you choose a GIC, open it now and keep the receipt.',
    },
    {
      stage: 'Take the medical examination',
      timing: '4-5 months before start',
      description: 'If you take it before you apply, you avoid a later request.',
    },
    {
      stage: 'Apply online and give biometrics',
      timing: '4-5 months before start',
      description: 'Pay both fees, upload everything at once and book the visa centre.',
    },
    {
      stage: 'Approval and travel',
      timing: 'Depends on the season',
      description:
        'You receive a letter of introduction. The permit is printed when you enter Canada.',
    },
  ],
  tips: [
    {
      title: 'Explain your choice',
      description: 'One page that links your past study, this course and your career.',
    },
    {
      title: 'Check the institution',
      description: 'It must be a DLI. Ask, too, whether the programme leads to a work permit.',
    },
    {
      title: 'Do not wait for the last date',
      description: 'The number of new students is capped each year, so late files are risky.',
    },
    {
      title: 'Show money that can be traced',
      description: 'Six months of statements, with large deposits explained.',
    },
    {
      title: 'Quebec has its own rules',
      description:
        'You need a Quebec Acceptance Certificate (CAQ) first, and you show the funds that Quebec asks for.',
    },
  ],
  figures: [livingCosts, quebec],
  fundsRule: {
    kind: 'table',
    currency: 'CAD',
    places: [
      {
        id: 'elsewhere',
        label: 'Outside Quebec',
        tables: figures.outsideQuebec,
      },
      {
        id: 'quebec',
        label: 'In Quebec',
        tables: figures.quebec,
      },
    ],
    note: 'For a year. Tuition of the first year and travel come on top. The sums for Quebec are for two adults and their children, up to four people.',
    examples: [
      {
        given: { day: '2026-08-31', people: 4 },
        gives: 42543,
        asOf: '2025-09-01',
        source: PROOF_OF_FUNDS,
      },
      {
        given: { day: '2026-09-01', people: 7 },
        gives: 62054,
        asOf: '2026-08-28',
        source: PROOF_OF_FUNDS,
      },
    ],
  },
  changes: [
    {
      topic: 'finances',
      text: 'Since August 2026 the official page gives six months of bank statements as an example, with papers that show where the income in them comes from.',
      asOf: '2026-08-28',
      source: PROOF_OF_FUNDS,
    },
    {
      topic: 'finances',
      text: 'The Student Direct Stream ended on 8 November 2024. Everyone applies in the same stream now.',
      asOf: '2024-11-08',
      source:
        'https://www.cicnews.com/2024/11/breaking-ircc-closes-the-student-direct-stream-effective-immediately-1148191.html',
    },
    {
      topic: 'documents',
      text: "Since 1 January 2026 master's and doctoral students at public institutions need no attestation letter.",
      asOf: '2026-09-24',
      source: ATTESTATION_LETTER,
    },
    {
      topic: 'documents',
      text: 'Attestation letters issued under the 2026 cap are valid until 31 December 2026. An application sent after that needs a newer one.',
      asOf: '2026-09-24',
      source: ATTESTATION_LETTER,
    },
    {
      topic: 'tips',
      text: 'Canada expected 155,000 newly arriving students in 2026.',
      asOf: '2025-11-25',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/news/notices/2026-provincial-territorial-allocations-under-international-student-cap.html',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-09-24',
      source: ATTESTATION_LETTER,
    },
    finances: {
      asOf: '2026-10-05',
      source: PROOF_OF_FUNDS,
    },
    healthInsurance: ourAdvice,
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
