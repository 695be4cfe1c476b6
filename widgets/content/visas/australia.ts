import { answers } from './australia.answers.ts';
import { fees } from './fees.ts';
import { money } from './money.ts';
import { type Funds, type MoneyToShow, ourAdvice, ourList, type Visa } from './visa.ts';

const figures = money.au;

const INSTRUMENT = 'https://www.legislation.gov.au/F2024L00529/asmade/text';
const STUDENT_VISA =
  'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500';

const livingCosts: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs for one student',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'AUD', value: 21041, ...ourList },
  newer: figures.living,
  note: 'Set by legislative instrument LIN 24/042. Tuition and travel come on top.',
};

export { contents } from './contents.ts';

export const funds: Funds = [livingCosts];

export const guide: Visa = {
  country: 'au',
  visaName: 'Student visa (subclass 500)',
  documents: [
    'Confirmation of Enrolment (CoE)',
    'Valid passport',
    'Your Genuine Student answers, written in the application form',
    'Evidence of financial capacity',
    'Overseas Student Health Cover (OSHC) certificate',
    'English test result',
    'Academic transcripts and certificates',
    'Health examination and, if asked for, a police certificate',
    'Consent and welfare arrangements, if you are under 18',
  ],
  finances: {
    proofAmount:
      'Our older figure (2021-23): AUD 21,041 per year for living costs, plus tuition and travel. Visa fee AUD 620.',
    acceptableProofs: [
      'Money deposit with a bank',
      'Education loan, with proof that it will be paid out',
      'Letter of a scholarship or government sponsor',
      "Proof of a parent's or partner's yearly income",
      'Receipt for fees you have already paid',
    ],
    additionalNotes:
      'Keep statements that show where the money comes from and how long it has been there. Banks in India may be asked to confirm them.',
  },
  healthInsurance: {
    required: true,
    coverageDetails:
      'OSHC must cover your whole stay, from before the course begins until the visa ends.',
    estimatedCost:
      "An older figure: about US$650 a year in our cost table of 2021-23. Compare insurers' current prices before you buy.",
  },
  timeline: [
    {
      stage: 'Accept your offer',
      timing: '6 months before start',
      description: 'Pay the deposit.',
    },
    {
      stage: 'Buy OSHC and receive your CoE',
      timing: '5 months before start',
      description: 'Check the dates and the course code on both.',
    },
    {
      stage: 'Write the Genuine Student answers',
      timing: '4-5 months before start',
      description: 'Short answers on your circumstances, your choice of course and its benefit.',
    },
    {
      stage: 'Apply online in ImmiAccount',
      needsMoney: true,
      timing: '3-4 months before start',
      description: 'Apply from India and upload everything at once.',
    },
    {
      stage: 'Biometrics and health checks',
      timing: 'Within days of the request',
      description: 'Take the HAP ID letter to the clinic.',
    },
    {
      stage: 'Decision',
      timing: 'Weeks to months',
      description: 'Read the conditions of the visa, above all those on work.',
    },
  ],
  tips: [
    {
      title: 'Be specific in the Genuine Student answers',
      description: 'Name subjects and jobs, and say why you would not study this at home.',
    },
    {
      title: 'Send a complete file',
      description: 'A file with gaps may be refused without a question.',
    },
    {
      title: 'Let your funds stay put',
      description: 'Three months of history speak louder than one large balance.',
    },
    {
      title: 'Choose the course, not the agent',
      description: 'Changing courses soon after arrival can cost you the next visa.',
    },
    {
      title: 'Check the fee on the day you pay',
      description: 'It has risen each July since 2024.',
    },
  ],
  figures: [
    livingCosts,
    {
      topic: 'finances',
      label: 'Visa fee',
      listed: { currency: 'AUD', value: 620, ...ourList },
      newer: fees.au.fee,
      note: 'Paid again with every new application.',
    },
  ],
  fundsRule: {
    kind: 'sum',
    currency: 'AUD',
    rates: fees.au.family,
    note: 'For twelve months. Tuition and travel for each of you come on top. Since 2 October 2026 most students cannot include family: doctoral students are among the few who can.',
    examples: [
      {
        given: { day: '2026-10-05', partner: false, children: 0, pupils: 0 },
        gives: 29710,
        asOf: '2024-05-09',
        source: INSTRUMENT,
      },
      {
        given: { day: '2026-10-05', partner: true, children: 1, pupils: 1 },
        gives: 58055,
        asOf: '2024-05-09',
        source: INSTRUMENT,
      },
    ],
  },
  changes: [
    {
      topic: 'documents',
      text: 'Since 8 January 2026 India is at Evidence Level 3, the strictest. Expect to send full proof of funds and of English.',
      asOf: '2026-01-14',
      source:
        'https://www.dnaindia.com/india/report-australia-puts-india-in-the-highest-risk-category-for-student-visas-what-does-it-mean-assessment-level-3-al3-antony-albanese-government-fake-educational-certificates-racket-world-news-3196986',
    },
    {
      topic: 'timeline',
      text: 'Since 1 July 2024, anyone in Australia on a Visitor or a Temporary Graduate visa has had to apply from outside. Since 2 October 2026 most people on other temporary visas, such as a working holiday visa, must do so too, and must be outside Australia when the visa is granted.',
      asOf: '2026-10-03',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/changes-to-student-visa-application-rules-500-590',
    },
    {
      topic: 'tips',
      text: 'Since 2 October 2026 most new applications cannot include a partner or children. Doctoral students are among the few exceptions.',
      asOf: '2026-10-03',
      source: STUDENT_VISA,
    },
    {
      topic: 'tips',
      text: 'Family cannot be added once the visa has been granted. This rule has no exceptions.',
      asOf: '2026-10-03',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/changes-to-student-visa-application-rules-500-590/family-members',
    },
    {
      topic: 'tips',
      text: 'The Genuine Student questions replaced the Genuine Temporary Entrant statement on 23 March 2024.',
      asOf: '2024-03-23',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/genuine-student-requirement',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-10-03',
      source: STUDENT_VISA,
    },
    finances: {
      asOf: '2026-10-05',
      source: 'https://www.studyaustralia.gov.au/en/plan-your-move/visa-application-process',
    },
    healthInsurance: {
      asOf: '2026-10-03',
      source: STUDENT_VISA,
    },
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
