import { fees } from './fees.ts';
import { money } from './money.ts';
import { answers } from './new-zealand.answers.ts';
import { type Funds, type MoneyToShow, ourAdvice, ourList, type Visa } from './visa.ts';

const figures = money.nz;

const STUDENT_VISA = 'https://www.immigration.govt.nz/visas/fee-paying-student-visa';

const livingCosts: MoneyToShow = {
  topic: 'finances',
  label: 'Living costs',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'NZD', value: 17000, ...ourList },
  newer: figures.living,
  note: 'NZD 20,000 is for tertiary study (NZD 1,667 a month under a year). NZD 17,000 is now the figure for school years 1-13.',
};

export { contents } from './contents.ts';

export const funds: Funds = [livingCosts];

export const guide: Visa = {
  country: 'nz',
  visaName: 'Fee Paying Student Visa',
  documents: [
    'Passport, valid for three months beyond your stay',
    'Offer of place from an approved education provider',
    'Proof that tuition is paid, or that you have the money for it',
    'Evidence of funds for living costs',
    'A ticket out of New Zealand, or the money for one',
    'Chest X-ray certificate (needed from India for more than six months), and a medical certificate if you are asked for one',
    'Police certificate, if you are 17 or over and stay more than 24 months',
    'Medical and travel insurance that your provider accepts',
  ],
  finances: {
    proofAmount: 'Our older figure (2021-23): NZD 17,000 per year. Visa fee NZD 330.',
    acceptableProofs: [
      'Bank statements in your name',
      'Education loan letter from a recognised bank',
      'Fixed deposits or provident fund',
      'Undertaking by a sponsor or guarantor',
      'Letter of a full scholarship',
    ],
    additionalNotes:
      'Immigration New Zealand must be able to confirm where the money comes from, and you must be able to use it there. Housing you have already paid for counts.',
  },
  healthInsurance: {
    required: true,
    coverageDetails:
      'Cover for travel and health care that your education provider accepts, from the start of the course until the visa ends.',
    estimatedCost:
      "An older figure: about US$600 a year in our cost table of 2021-23. Ask your provider which plans it accepts, and for today's price.",
  },
  timeline: [
    {
      stage: 'Receive your offer of place',
      timing: '5-6 months before start',
      description: 'Check the start and end dates.',
    },
    {
      stage: 'Take the medical checks',
      timing: '4-5 months before start',
      description: 'Only a panel physician may do them.',
    },
    {
      stage: 'Collect your financial evidence',
      needsMoney: true,
      timing: '4 months before start',
      description: 'Show where the money comes from, not only that it is there.',
    },
    {
      stage: 'Apply online',
      timing: '3-4 months before start',
      description: 'Upload every paper with the first submission.',
    },
    {
      stage: 'Approval in principle, then pay tuition',
      timing: 'After your file is assessed',
      description: 'Pay when you are asked, then upload the receipt within days.',
    },
    {
      stage: 'eVisa and travel',
      timing: 'After the receipt is checked',
      description: 'Read the conditions on work before you look for a job.',
    },
  ],
  tips: [
    {
      title: 'Plan with the tertiary figure',
      description: 'University students need NZD 20,000 a year, not the school figure.',
    },
    {
      title: 'Show that you mean to study',
      description: 'A short letter on course, career and plans after the degree.',
    },
    {
      title: 'Wait for approval in principle',
      description: 'You do not have to pay the full tuition before you are asked.',
    },
    {
      title: 'Declare everything',
      description: 'A health or character matter found later costs more than one you named.',
    },
    {
      title: 'Be ready to pay within days',
      description: 'The time to upload the tuition receipt after approval is short.',
    },
  ],
  figures: [
    livingCosts,
    {
      topic: 'finances',
      label: 'Visa fee',
      listed: { currency: 'NZD', value: 330, ...ourList },
      newer: fees.nz.fee,
    },
  ],
  changes: [
    {
      topic: 'documents',
      text: 'Fee-paying students need no general medical certificate as a rule. If you come from a country without a low rate of tuberculosis, such as India, you need a chest X-ray certificate for a stay of more than six months.',
      asOf: '2023-03-01',
      source: 'https://immigration.govt.nz/opsmanual/80388.htm',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-09',
      source: STUDENT_VISA,
      isUndated: true,
    },
    finances: {
      asOf: '2026-10-01',
      source:
        'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
    healthInsurance: {
      asOf: '2026-06-15',
      source: STUDENT_VISA,
      isUndated: true,
    },
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
