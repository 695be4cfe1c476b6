import { fees } from './fees.ts';
import { answers } from './united-states.answers.ts';
import { type Funds, type MoneyToShow, ourAdvice, ourList, type Visa } from './visa.ts';

const firstYear: MoneyToShow = {
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
  note: 'Typical, not official. Your I-20 states the sum; ours is an older rule of thumb.',
};

export { contents } from './contents.ts';

export const funds: Funds = [firstYear];

export const guide: Visa = {
  country: 'us',
  visaName: 'F-1 student visa',
  documents: [
    'Passport, valid for your whole stay (an Indian one needs no six months beyond it)',
    'Form I-20, signed by you and by your school',
    'DS-160 confirmation page with its barcode',
    'I-901 SEVIS fee receipt ($350 for F-1)',
    'Visa fee receipt and appointment confirmation',
    'One recent photograph to the US specification (2 x 2 inches)',
    'Transcripts, degree certificates and test scores',
    'Evidence of funds for at least the first-year amount printed on your I-20',
    'Evidence of ties to India, such as family, property, a job or a business plan',
  ],
  finances: {
    proofAmount:
      'Our older figure (2021-23): typically $40,000-$60,000 for the first year. There is no fixed threshold. The I-20 sets your figure.',
    acceptableProofs: [
      'Bank statements with a balance letter',
      'Sanction letter for an education loan',
      'Scholarship, assistantship or fellowship letter',
      "Sponsor's affidavit with income-tax returns and salary slips",
      'Fixed deposits and other savings you can draw on',
    ],
    additionalNotes:
      'The officer looks at where the money comes from, not only at the sum. Be ready to explain a large deposit made shortly before the interview.',
  },
  healthInsurance: {
    required: false,
    requiredBy: 'not for the visa, but by nearly every university',
    coverageDetails:
      "Before you can register, you take the university's plan or show that yours is as good.",
    estimatedCost:
      'An older figure: about US$1,500 a year in our cost table of 2021-23. Many university plans cost two or three times that now, see below. Ask yours.',
  },
  timeline: [
    {
      stage: 'Receive your I-20',
      needsMoney: true,
      timing: '4-6 months before start',
      description:
        'Accept one offer, show your funds to the school and check every line of the form.',
    },
    {
      stage: 'Pay the SEVIS fee and fill in the DS-160',
      timing: '3-5 months before start',
      description:
        'Use the SEVIS number of the school you will attend. List your social media accounts truthfully.',
    },
    {
      stage: 'Pay the visa fee and book both appointments',
      timing: '3-5 months before start',
      description: 'Book in India if you live in India. Slots before August go first.',
    },
    {
      stage: 'Give fingerprints and photograph',
      timing: 'Usually a day or more before the interview',
      description: 'A short visit to the visa application centre, separate from the interview.',
    },
    {
      stage: 'Attend the interview',
      timing: '2-4 months before start',
      description: 'A few minutes at the consulate, in English and almost always in person.',
    },
    {
      stage: 'Get your passport back and travel',
      timing: 'From 30 days before the programme starts',
      description: 'You may enter at most 30 days before the start date on your I-20.',
    },
  ],
  tips: [
    {
      title: 'Know your programme',
      description:
        'Say in two sentences why this degree, at this university, leads to your plan at home.',
    },
    {
      title: 'Keep the money story to one page',
      description: 'Write down who pays, how much, from which account and for how long.',
    },
    {
      title: 'Answer the question you were asked',
      description: 'Briefly and truthfully. A short honest answer beats a speech learned by heart.',
    },
    {
      title: 'Make your papers agree',
      description: 'The I-20, the DS-160, your bank papers and your answers must tell one story.',
    },
    {
      title: 'Check the rules again before you pay',
      description: 'Fees and interview rules have changed several times since 2025.',
    },
  ],
  figures: [
    {
      topic: 'documents',
      label: 'SEVIS fee for F-1',
      listed: { currency: '$', value: 350, ...ourList },
      newer: fees.us.sevis,
    },
    firstYear,
  ],
  changes: [
    {
      topic: 'documents',
      text: 'India is on the US list of countries whose passports need to be valid for the stay only, not for six months beyond it.',
      asOf: '2025-04-23',
      source: 'https://immiva.com/blog/u-s-six-month-passport-validity-rule',
    },
    {
      topic: 'timeline',
      text: 'Since 2 September 2025 almost every F-1 applicant is interviewed in person, renewals included.',
      asOf: '2026-10-06',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html',
    },
    {
      topic: 'timeline',
      text: 'Since 6 September 2025 you should apply in your country of citizenship or residence.',
      asOf: '2026-10-06',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
    },
    {
      topic: 'documents',
      text: 'Since 18 June 2025 F-1 applicants are asked to set their social media accounts to public.',
      asOf: '2026-10-07',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
    },
    {
      topic: 'finances',
      text: 'The visa application fee has been $185 since 17 June 2023.',
      asOf: '2026-10-06',
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
    {
      topic: 'finances',
      text: 'A visa integrity fee of $250 has been in law since 4 July 2025. By October 2026 we had found no day on which it is first collected.',
      asOf: '2026-10-07',
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
    {
      topic: 'healthInsurance',
      text: 'One example of a university plan: in 2024-25 Harvard billed $2,897 a term, twice a year, for health fee and insurance together.',
      asOf: '2024-08',
      source:
        'https://extension.harvard.edu/paying-for-school/payment-options-policies/health-insurance',
    },
    {
      topic: 'tips',
      text: 'A rule published on 17 July 2026 would end open-ended stays: fixed dates of at most four years, from 15 September. A federal court in Massachusetts blocked it on 14 September 2026, and the government appealed on 30 September. When last reported, in October 2026, the old system still applied.',
      asOf: '2026-10-02',
      source: 'https://www.nafsa.org/legal-defense-DS',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-10-06',
      source: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    },
    finances: {
      asOf: '2026-10-06',
      source: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    },
    healthInsurance: ourAdvice,
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
