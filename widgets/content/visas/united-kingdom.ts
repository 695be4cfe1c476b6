import { fees } from './fees.ts';
import { money } from './money.ts';
import { answers } from './united-kingdom.answers.ts';
import { type Funds, type MoneyToShow, ourAdvice, ourList, type Visa } from './visa.ts';

const figures = money.uk;

const MONEY_PAGE = 'https://www.gov.uk/student-visa/money';

const london: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs in London',
  per: 'month',
  months: 9,
  cities: ['London'],
  place: 'in London',
  shows: 'nine months, without tuition: the higher sum is for London',
  listed: { currency: '£', value: 1334, ...ourList },
  newer: figures.london,
  note: 'The day you apply decides which figure counts.',
};

const elsewhere: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs elsewhere',
  per: 'month',
  months: 9,
  place: 'outside London',
  shows: 'nine months, without tuition',
  listed: { currency: '£', value: 1023, ...ourList },
  newer: figures.elsewhere,
};

export { contents } from './contents.ts';

export const funds: Funds = [elsewhere, london];

export const guide: Visa = {
  country: 'uk',
  visaName: 'Student visa',
  documents: [
    'Valid passport (a blank page only if you are told to have one)',
    'Reference number of your Confirmation of Acceptance for Studies (CAS)',
    'Proof of money for fees and living costs, held for 28 days',
    'Tuberculosis test certificate from an approved clinic (needed from India)',
    'The certificates and transcripts that your CAS lists',
    'Proof of English, if your CAS asks for it',
    'ATAS certificate, if your CAS says that your subject needs one',
    "Birth certificate and consent letter, if you are under 18 or use your parents' money",
    'Payment reference of the immigration health surcharge',
  ],
  finances: {
    proofAmount:
      'Our older figure (2021-23): £1,334 per month in London (£1,023 elsewhere) for up to 9 months, plus the first-year tuition you have not paid yet.',
    acceptableProofs: [
      'Your own bank or savings account',
      "A parent's account, with birth certificate and consent letter",
      'Education loan from a regulated lender',
      'Letter from an official financial sponsor',
      'Receipt for fees or university accommodation you have already paid',
    ],
    additionalNotes:
      'Funds held 28 days: the full sum must stay in the account for 28 days in a row. The last of those days may be at most 31 days before you apply.',
  },
  healthInsurance: {
    required: true,
    coverageDetails:
      'You pay the immigration health surcharge with your application, for the whole length of the visa. It lets you use the National Health Service.',
    estimatedCost: 'Our older figure (2021-23): about £470 per year.',
  },
  timeline: [
    {
      stage: 'Meet the conditions of your offer',
      timing: '5-6 months before start',
      description: 'Pay the deposit and send your final marks.',
    },
    {
      stage: 'Take the TB test',
      timing: '3-5 months before start',
      description: 'The certificate is valid for six months.',
    },
    {
      stage: 'Receive your CAS',
      timing: '3-4 months before start',
      description: 'Some universities hold their own interview first.',
    },
    {
      stage: 'Hold the money for 28 days',
      needsMoney: true,
      timing: 'At least 5 weeks before you apply',
      description: 'The balance must not fall below the total on any day.',
    },
    {
      stage: 'Apply online and give biometrics',
      timing: 'Up to 6 months before start',
      description:
        'Pay the fee and the surcharge, then book the visa centre. Expect a credibility interview: most who apply from outside the UK have one.',
    },
    {
      stage: 'Decision and eVisa',
      timing: 'Usually about 3 weeks',
      description: 'Your status is digital. Set up your UKVI account before you fly.',
    },
  ],
  tips: [
    {
      title: 'Count the 28 days',
      description: 'The lowest balance of the period decides, not the last one.',
    },
    {
      title: 'Prepare for a credibility interview',
      description: 'Explain course, university, fees and career plan in your own words.',
    },
    {
      title: 'Match your CAS',
      description: 'Send exactly the qualifications it names, no more and no fewer.',
    },
    {
      title: 'Ask about ATAS early',
      description: 'Clearance for some science and engineering subjects takes weeks.',
    },
    {
      title: 'Do not plan on bringing family',
      description: 'Most students of taught courses can no longer bring dependants.',
    },
  ],
  figures: [
    london,
    elsewhere,
    {
      topic: 'healthInsurance',
      label: 'Immigration health surcharge',
      per: 'year',
      listed: { currency: '£', value: 470, qualifier: 'about', ...ourList },
      newer: fees.uk.surcharge,
      note: 'A final part-year of six months or less costs half. Our cost calculator counts US$500 a year, from an older table of its own.',
    },
  ],
  fundsRule: {
    kind: 'months',
    places: [
      { id: 'london', label: 'In London', figure: london },
      { id: 'elsewhere', label: 'Outside London', figure: elsewhere },
    ],
    maxMonths: 9,
    account: {
      days: 28,
      maxAgeDays: 31,
      example: {
        given: '2021-01-01',
        gives: '2020-12-01',
        asOf: '2026-10-05',
        source: MONEY_PAGE,
      },
    },
    note: 'London means the City and the 32 boroughs. The course fee you have not paid yet comes on top.',
    examples: [
      {
        given: { day: '2026-10-05', place: 'london', months: 12 },
        gives: 13761,
        asOf: '2026-10-05',
        source: MONEY_PAGE,
      },
      {
        given: { day: '2026-10-05', place: 'elsewhere', months: 9 },
        gives: 10539,
        asOf: '2026-10-05',
        source: MONEY_PAGE,
      },
    ],
  },
  changes: [
    {
      topic: 'documents',
      text: 'Students who applied on or after 15 July 2025 get an eVisa and no sticker in the passport.',
      asOf: '2025-07-31',
      source:
        'https://www.business-standard.com/amp/immigration/no-more-visa-stickers-uk-mandates-evisas-for-students-skilled-workers-125073100677_1.html',
    },
    {
      topic: 'finances',
      text: 'The fee for applying from outside the UK has been £558 since 8 April 2026. It was £524 before. Home Office fees tend to rise each April.',
      asOf: '2026-10-05',
      source: 'https://www.gov.uk/student-visa',
    },
    {
      topic: 'tips',
      text: 'Since 1 January 2024 most students of taught courses cannot bring family members.',
      asOf: '2024-01-01',
      source: 'https://www.gov.uk/student-visa/family-members',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-10',
      source: 'https://www.gov.uk/student-visa/documents-you-must-provide',
      isUndated: true,
    },
    finances: {
      asOf: '2026-10-05',
      source: MONEY_PAGE,
    },
    healthInsurance: {
      asOf: '2026-10-05',
      source: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
    },
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
