import { fees } from './fees.ts';
import { answers } from './germany.answers.ts';
import { money } from './money.ts';
import { type Funds, type MoneyToShow, ourAdvice, ourList, type Visa } from './visa.ts';

const figures = money.de;

const LIVING_COSTS = 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/';

const blockedAccount: MoneyToShow = {
  topic: 'finances',
  label: 'Blocked account',
  per: 'month',
  months: 12,
  shows: 'a year, usually without tuition fees',
  listed: { currency: '€', value: 861, ...ourList },
  newer: figures.blockedAccount,
  note: "It follows Germany's own student grant and rises when the grant does.",
};

export { contents } from './contents.ts';

export const funds: Funds = [blockedAccount];

export const guide: Visa = {
  country: 'de',
  visaName: 'National visa for studies (type D)',
  documents: [
    'Passport issued within the last 10 years, with two empty pages',
    'Signed application for a national visa, with its declarations',
    'APS certificate',
    'Admission letter of the university',
    'Proof of the language your course is taught in',
    'Letter of motivation and CV',
    'Academic certificates',
    'Proof of funds, usually the confirmation of a blocked account',
    'Health insurance for the time until you enrol',
  ],
  finances: {
    proofAmount: 'Our older figure (2021-23): blocked account €10,332 a year (€861 a month).',
    acceptableProofs: [
      'Confirmation of a blocked account (Sperrkonto)',
      'Award letter of a scholarship from public funds',
      'Formal obligation letter (Verpflichtungserklärung) of a sponsor in Germany',
      'Bank guarantee that a bank in Germany will honour',
      "Proof of your parents' income, where the mission accepts it",
    ],
    additionalNotes:
      'The money in a blocked account stays yours. You draw a fixed part of it each month once you are in Germany.',
  },
  healthInsurance: {
    required: true,
    coverageDetails:
      'Travel cover until you enrol. From then on statutory student insurance, or private cover that the university recognises.',
    estimatedCost:
      'An older figure: about US$1,200 a year in our cost table of 2021-23. Students pay more now, see below.',
  },
  timeline: [
    {
      stage: 'Apply for the APS certificate',
      timing: '6-9 months before start',
      description:
        'Almost every applicant with Indian certificates needs one, and it takes weeks. Holders of German or EU public scholarships and doctoral candidates are exempt: check aps-india.de.',
    },
    {
      stage: 'Receive your admission letter',
      timing: '4-6 months before start',
      description: 'Keep the page that states the language of instruction.',
    },
    {
      stage: 'Open and fund the blocked account',
      needsMoney: true,
      timing: '3-5 months before start',
      description: 'Both the transfer and the confirmation take time.',
    },
    {
      stage: 'Apply and book the appointment',
      timing: '3-4 months before start',
      description: 'Upload your papers, then take the first appointment you are offered.',
    },
    {
      stage: 'Appointment and biometrics',
      timing: '2-3 months before start',
      description: 'Bring the originals and two identical sets of copies.',
    },
    {
      stage: 'Travel, register and get the residence permit',
      timing: 'Within 90 days of arrival',
      description: 'Register your address first, then apply for the permit.',
    },
  ],
  tips: [
    {
      title: 'Start with the APS',
      description: 'You cannot book a visa appointment without the certificate.',
    },
    {
      title: 'Put in a little more',
      description: 'Bank fees and the exchange rate eat into what arrives.',
    },
    {
      title: 'Know your modules',
      description: 'Be able to say what you will study each year, and why in Germany.',
    },
    {
      title: 'Learn some German',
      description: 'It helps with work and housing, even on a course taught in English.',
    },
    {
      title: 'Look for housing early',
      description: 'You cannot register, or get the permit, without an address.',
    },
  ],
  figures: [
    blockedAccount,
    {
      topic: 'finances',
      label: 'Visa fee',
      newer: fees.de.fee,
      note: 'For an adult, paid in rupees. The APS certificate costs ₹18,000 on top (as read on 20 April 2026).',
    },
  ],
  fundsRule: {
    kind: 'months',
    places: [{ id: 'germany', label: 'Germany', figure: blockedAccount }],
    maxMonths: 12,
    note: 'For a whole degree you show the sum for one year. Set-up and bank fees come on top.',
    examples: [
      {
        given: { day: '2026-10-01', place: 'germany', months: 12 },
        gives: 11904,
        asOf: '2026-10-01',
        source: LIVING_COSTS,
      },
    ],
  },
  changes: [
    {
      topic: 'documents',
      text: 'Since 1 November 2022 an APS certificate is a mandatory part of a student visa application from India.',
      asOf: '2022-09-21',
      source: 'https://india.diplo.de/in-en/service/-/2553524',
    },
    {
      topic: 'documents',
      text: 'Students on German or EU-funded scholarships need no APS certificate, says the APS itself.',
      asOf: '2026-10-06',
      source: 'https://aps-india.de/faqs/',
    },
    {
      topic: 'healthInsurance',
      text: 'In 2025 statutory student cover with the Techniker Krankenkasse cost €144.24 a month from the age of 23 without children, about €1,730 a year. Other insurers differ by a few euros.',
      asOf: '2025-01-01',
      source: 'https://www.tk.de/en/service-faqs/contributions/contribution-students-2038022',
    },
    {
      topic: 'documents',
      text: "From the summer 2027 intake, master's applicants whose degree is in engineering, commerce, finance, economics, business or management add a test, the dMAT, to their APS papers. It is not pass or fail. The result appears on the APS certificate, so you need it before you send the APS papers. It applies to anyone who registered with the APS, or posted papers to it, on or after 29 June 2026. A certificate you already hold remains valid.",
      asOf: '2026-10-12',
      source: 'https://aps-india.de/dmat/',
    },
    {
      topic: 'timeline',
      text: 'The first dMAT was held on 26 September 2026, and registration for it closed on 15 September. No second date was known on 12 October. If you need it for summer 2027, watch the APS page.',
      asOf: '2026-10-12',
      source: 'https://aps-india.de/dmat/',
    },
  ],
  checked: {
    documents: {
      asOf: '2026-11-21',
      source: 'https://india.diplo.de/in-en/service/-/1803740',
      isUndated: true,
    },
    finances: {
      asOf: '2026-10-01',
      source: LIVING_COSTS,
    },
    healthInsurance: {
      asOf: '2017-09',
      source:
        'https://www.daad.de/deutschland/nach-deutschland/bewerbung/en/58221-health-insurance/',
    },
    timeline: ourAdvice,
    tips: ourAdvice,
  },
  answers,
};
