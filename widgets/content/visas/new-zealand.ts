import { newZealandFunds } from './funds.ts';
import { ourAdvice, ourList, type Visa } from './visa.ts';

export const newZealand: Visa = {
  country: 'nz',
  visaName: 'Fee Paying Student Visa',
  documents: [
    'Passport, valid for three months beyond your stay',
    'Offer of place from an approved education provider',
    'Proof that tuition is paid, or that you have the money for it',
    'Evidence of funds for living costs',
    'A ticket out of New Zealand, or the money for one',
    'Medical and chest X-ray certificates, if you are asked for them',
    'Police certificate, if you are 17 or over and stay more than 24 months',
    'Medical and travel insurance that your provider accepts',
  ],
  finances: {
    proofAmount: 'As listed in 2021-23: NZD 17,000 per year. Visa fee NZD 330.',
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
    coverageDetails: 'Insurance that your education provider accepts, for the whole stay.',
    estimatedCost:
      'About US$600 a year in our cost table of 2021-23. Ask your provider which plans it accepts.',
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
    newZealandFunds,
    {
      topic: 'finances',
      label: 'Visa fee',
      listed: { currency: 'NZD', value: 330, ...ourList },
      newer: [
        {
          currency: 'NZD',
          value: 850,
          qualifier: 'from',
          asOf: '2025-09',
          source: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
        },
      ],
    },
  ],
  changes: [
    {
      topic: 'timeline',
      text: 'Visas granted since 3 November 2025 allow 25 hours of work a week in term. Older ones still say 20.',
      asOf: '2025-11-10',
      source: 'https://www.business-standard.com',
    },
  ],
  checked: {
    documents: {
      asOf: '2025-01-22',
      source: 'https://qazilawassociates.pk/2025/01/22/student-visa-3',
    },
    finances: {
      asOf: '2026-10-01',
      source:
        'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
    healthInsurance: ourAdvice,
    timeline: ourAdvice,
    tips: ourAdvice,
  },
};
