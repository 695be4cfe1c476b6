import { ourList, type VisaFigure } from './visa.ts';

/**
 * What each visa office asks a student to show. The guides hold them too: here they are apart, so that
 * another tool can read one without the download of a guide.
 */
export const australiaFunds: VisaFigure = {
  topic: 'finances',
  label: 'Living costs for one student',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'AUD', value: 21041, ...ourList },
  newer: [
    {
      currency: 'AUD',
      value: 29710,
      effective: '2024-05-10',
      asOf: '2026-10-05',
      source: 'https://www.studyaustralia.gov.au/en/plan-your-move/visa-application-process',
    },
  ],
  note: 'Set by legislative instrument LIN 24/042. Tuition and travel come on top.',
};

export const canadaFunds: VisaFigure = {
  topic: 'finances',
  label: 'Living costs for one person, outside Quebec',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'CAD', value: 10000, ...ourList },
  newer: [
    {
      currency: 'CAD',
      value: 20635,
      effective: '2024-01-01',
      asOf: '2023-12-07',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/news/2023/12/revised-requirements-to-better-protect-international-students.html',
    },
    {
      currency: 'CAD',
      value: 22895,
      effective: '2025-09-01',
      asOf: '2026-08-28',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
    {
      currency: 'CAD',
      value: 23448,
      effective: '2026-09-01',
      asOf: '2026-10-05',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
  ],
  note: 'The day you apply decides. A GIC is one accepted proof of this sum. Canada reviews the sum every year, and Quebec sets its own.',
};

export const germanyFunds: VisaFigure = {
  topic: 'finances',
  label: 'Blocked account',
  per: 'month',
  months: 12,
  shows: 'a year, usually without tuition fees',
  listed: { currency: '€', value: 861, ...ourList },
  newer: [
    {
      currency: '€',
      value: 992,
      effective: '2024-09-01',
      asOf: '2026-10-01',
      source: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
    },
  ],
  note: "It follows Germany's own student grant and rises when the grant does.",
};

export const newZealandFunds: VisaFigure = {
  topic: 'finances',
  label: 'Living costs',
  per: 'year',
  shows: 'a year, without tuition and travel',
  listed: { currency: 'NZD', value: 17000, ...ourList },
  newer: [
    {
      currency: 'NZD',
      value: 20000,
      asOf: '2026-10-01',
      source:
        'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements',
    },
  ],
  note: 'NZD 20,000 is for tertiary study (NZD 1,667 a month under a year). NZD 17,000 is now the figure for school years 1-13.',
};

export const londonFunds: VisaFigure = {
  topic: 'finances',
  label: 'Living costs in London',
  per: 'month',
  months: 9,
  shows: 'nine months, without tuition: the higher sum is for London',
  listed: { currency: '£', value: 1334, ...ourList },
  newer: [
    {
      currency: '£',
      value: 1483,
      effective: '2025-01-02',
      asOf: '2024-09-10',
      source:
        'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-217-10-september-2024',
    },
    {
      currency: '£',
      value: 1529,
      effective: '2025-11-11',
      asOf: '2026-10-05',
      source: 'https://www.gov.uk/student-visa/money',
    },
    {
      currency: '£',
      value: 1570,
      effective: '2026-11-30',
      asOf: '2026-09-03',
      source:
        'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584-3-september-2026',
    },
  ],
  note: 'The day you apply decides which figure counts.',
};

export const ukFunds: VisaFigure = {
  topic: 'finances',
  label: 'Living costs elsewhere',
  per: 'month',
  months: 9,
  shows: 'nine months, without tuition',
  listed: { currency: '£', value: 1023, ...ourList },
  newer: [
    {
      currency: '£',
      value: 1136,
      effective: '2025-01-02',
      asOf: '2024-09-10',
      source:
        'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-217-10-september-2024',
    },
    {
      currency: '£',
      value: 1171,
      effective: '2025-11-11',
      asOf: '2026-10-05',
      source: 'https://www.gov.uk/student-visa/money',
    },
    {
      currency: '£',
      value: 1203,
      effective: '2026-11-30',
      asOf: '2026-09-03',
      source:
        'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584-3-september-2026',
    },
  ],
};

export const unitedStatesFunds: VisaFigure = {
  topic: 'finances',
  label: 'Proof of funds for the first year',
  listed: {
    currency: '$',
    value: 40000,
    upTo: 60000,
    qualifier: 'typically',
    ...ourList,
  },
  newer: [],
  shows: 'the first year, tuition included',
  note: 'Typical, not official. The I-20 sets your figure.',
};
