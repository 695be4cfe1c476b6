import json from '../../../content/award-windows.json' with { type: 'json' };
import type { Provenance, SourcedText } from '../provenance.ts';
import type { Content } from '../schema/files.ts';
import type { ApplicationWindow, ProgramLevel } from './scholarship.ts';

/** An award for Indian citizens that is none of the eight of the list. */
export interface IndianAward extends Provenance {
  name: string;
  amount: string;
  levels: readonly ProgramLevel[];
  /** Destinations among the countries of our tools; null for any. */
  countries: readonly string[] | null;
  conditions: readonly string[];
  /** Null if each university sets its own days. */
  window: ApplicationWindow | null;
  /** Facts that no page of the provider gave us, each with its source. */
  unconfirmed?: readonly SourcedText[];
  website: string;
}

const windows = json as unknown as Content<'award-windows'>;

const TATA_2025 =
  'https://www.dtnext.in/news/chennai/dt-campus-applications-open-for-jn-tata-endowment-loan-scholarship-for-fall-2025-to-spring-2026-here-is-how-you-can-apply-823561';
const INLAKS = 'https://www.inlaksfoundation.org/faqs/';
const INLAKS_NEWS =
  'https://hindinewsharyana.in/%e0%a4%85%e0%a4%ae%e0%a5%87%e0%a4%b0%e0%a4%bf%e0%a4%95%e0%a4%be-%e0%a4%aa%e0%a4%a2%e0%a4%a8%e0%a5%87-%e0%a4%b5%e0%a4%be%e0%a4%b2%e0%a5%87-%e0%a4%ad%e0%a4%be%e0%a4%b0%e0%a4%a4%e0%a4%bf%e0%a4%af';

export const indianAwards: readonly IndianAward[] = [
  {
    name: 'J. N. Tata Endowment scholarship (loan)',
    amount: 'A loan of ₹1 lakh to ₹10 lakh; for some a travel grant and a gift award too',
    levels: ['Masters', 'PhD'],
    countries: null,
    conditions: [
      'Indian citizen with a degree from a recognised Indian university; final-year students may apply',
      'At least 60% marks',
      'At most 45 years old on 30 June of the year',
      'No admission needed yet',
      'It is a loan at 2% simple interest, which the trustees may waive if you repay in time',
    ],
    window: windows.tata,
    unconfirmed: [
      {
        text: 'In 2025 the last day was 3 March, as a newspaper reports. In 2024 it had been 21 March.',
        asOf: '2025-02-19',
        source: TATA_2025,
      },
      {
        text: 'In 2026 the last day of the first phase was 15 March, as another site lists it.',
        asOf: '2026-03-15',
        source:
          'https://myscholarship.co.in/job/jn-tata-endowment-loan-scholarship-2026-27-eligibility-benefits-documents-apply',
      },
    ],
    website: 'https://jntataendowment.org/loan-scholarship-process',
    asOf: '2026-11-23',
    isUndated: true,
    source: 'https://jntataendowment.org/loan-scholarship-process',
  },
  {
    name: 'National Overseas Scholarship',
    amount: 'Tuition, a living allowance and travel, as the notice of the year sets them',
    levels: ['Masters', 'PhD'],
    countries: null,
    conditions: [
      'Scheduled Castes, denotified, nomadic and semi-nomadic tribes, landless agricultural labourers and traditional artisans',
      'Family income of at most ₹8 lakh a year',
      'At least 60% marks in the degree before',
      'At most 35 years old on 1 April of the year of selection',
      'In the first round, an unconditional offer of a university among the best 500 of the QS ranking, as in 2023 and 2025',
      'Up to 125 awards a year, 30% of them for women; in the first round of 2025, 106 people were chosen and 40 of them got a letter at once',
    ],
    window: windows.nationalOverseas,
    unconfirmed: [
      {
        text: 'The rule on the best 500 universities for 2023, as a newspaper reports. That year the round opened in February.',
        asOf: '2023-02-14',
        source:
          'https://www.edexlive.com/news/2023/feb/14/national-overseas-scholarship-scheme-2023-registrations-begin-tomorrow-33845.html',
      },
      {
        text: 'The same rule for 2025, as another guide lists it.',
        asOf: '2025-03-18',
        source: 'https://upgrad.com/study-abroad/articles/national-overseas-scholarship',
      },
    ],
    website: 'https://nosmsje.gov.in/',
    asOf: '2022',
    source: 'https://socialjustice.gov.in/schemes/28',
  },
  {
    name: 'Inlaks Shivdasani Scholarship',
    amount: 'Up to US$100,000 towards tuition, living and travel',
    levels: ['Masters', 'PhD'],
    countries: [
      'United States',
      'United Kingdom',
      'Germany',
      'France',
      'Netherlands',
      'Switzerland',
      'Multiple European Countries',
    ],
    conditions: [
      'Indian citizen who has lived in India for the last six months',
      'At most 30 years old in the year you apply',
      'At least 65% in humanities, law, arts and social sciences, 70% in mathematics and sciences',
      'A top-ranked American, European or British university',
      'Most subjects, but not engineering, computer science, business or medicine',
    ],
    window: windows.inlaks,
    unconfirmed: [
      {
        text: 'The amount, and the subjects that do not count, are as another guide lists them.',
        asOf: '2026-11-23',
        isUndated: true,
        source: 'https://www.findaphd.com/guides/inlaks-scholarships-for-phd-students',
      },
      {
        text: 'One round ran from 6 February to 22 March, as a news site reports.',
        asOf: '2026-11-28',
        isUndated: true,
        source: INLAKS_NEWS,
      },
    ],
    website: 'https://www.inlaksfoundation.org/',
    asOf: '2023',
    source: INLAKS,
  },
  {
    name: 'GREAT Scholarship',
    amount: '£10,000 towards the fees of a one-year taught master’s degree',
    levels: ['Masters'],
    countries: ['United Kingdom'],
    conditions: [
      'A place at a university that takes part for India in that year; not all do',
      'You apply to the university, after applying for the course',
      'Each university sets its own last day: St Andrews had 24 May 2026, for other countries',
    ],
    window: null,
    website: 'https://study-uk.britishcouncil.org/scholarships-funding/great-scholarships',
    asOf: '2026',
    source:
      'https://www.st-andrews.ac.uk/study/fees-and-funding/scholarships/scholarships-catalogue/postgraduate-scholarships/st-andrews-great-scholarship',
  },
];

/** Alternatives for a bachelor's degree. */
export const bachelorsFunding = {
  text: 'For a bachelor’s degree abroad, money for Indian students is nearly always the university’s own award. Ask each university on your list, and look here:',
  links: [
    { label: 'EducationUSA', href: 'https://educationusa.state.gov/' },
    { label: 'UCAS, for the UK', href: 'https://www.ucas.com/' },
    {
      label: 'DAAD, for Germany',
      href: 'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/',
    },
    { label: 'EduCanada', href: 'https://www.educanada.ca/' },
    { label: 'Study Australia', href: 'https://www.studyaustralia.gov.au/' },
  ],
} as const;

export const contents = { 'award-windows': json };
