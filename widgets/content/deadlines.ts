import type { Provenance } from './provenance.ts';

/** A day that a student in India should know: a rule that changes, or an award that opens or closes. */
export interface Deadline extends Provenance {
  /**
   * Once, as YYYY-MM-DD; or in a usual year the month, January being 1, that something opens or closes.
   * `day` is the one of the month after which it counts as closed, its last unless set.
   */
  when: string | { opens: number } | { closes: number; day?: number };
  text: string;
  /** Path of the page with more about it. */
  path: string;
}

const VISA = '/tools#visa-requirements';
const AWARDS = '/tools#scholarship-finder';

export const deadlines: readonly Deadline[] = [
  {
    when: '2026-11-30',
    text: 'UK visa: show £1,570 a month in London, £1,203 elsewhere',
    path: VISA,
    asOf: '2026-09-03',
    source:
      'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584-3-september-2026',
  },
  {
    when: '2026-12-31',
    text: 'Canada: 2026 attestation letters end',
    path: VISA,
    asOf: '2026-09-24',
    source:
      'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
  },
  {
    when: '2027-01-01',
    text: 'UK Graduate visa: 18 months, not two years',
    path: '/blog/uk-student-visa-step-by-step',
    asOf: '2026-10-05',
    source: 'https://www.gov.uk/graduate-visa',
  },
  {
    when: { opens: 12 },
    text: 'J. N. Tata loan opens, or in January',
    path: AWARDS,
    asOf: '2024',
    source: 'https://www.jntataendowment.org/faq',
  },
  {
    when: { closes: 12, day: 9 },
    text: 'Commonwealth Shared closes by mid-month: look now',
    path: AWARDS,
    asOf: '2023',
    source: 'https://cscuk.fcdo.gov.uk/commonwealth-shared-scholarship-university-applications/',
  },
  {
    when: { opens: 1 },
    text: 'Inlaks opens, or in February',
    path: AWARDS,
    asOf: '2023',
    source: 'https://www.inlaksfoundation.org/faqs/',
  },
  {
    when: { closes: 1 },
    text: 'Most Erasmus Mundus courses close',
    path: AWARDS,
    asOf: '2026-09-29',
    source:
      'https://erasmus-plus.ec.europa.eu/opportunities/individuals/students/erasmus-mundus-joint-masters',
  },
  {
    when: { opens: 2 },
    text: 'Fulbright-Nehru is announced',
    path: AWARDS,
    asOf: '2024',
    source: 'https://www.usief.org.in/Fellowships/FIC-FAQs.aspx',
  },
  {
    when: { closes: 3, day: 3 },
    text: 'J. N. Tata loan closes, in 2025 on the 3rd',
    path: AWARDS,
    asOf: '2025-02-19',
    source:
      'https://www.dtnext.in/news/chennai/dt-campus-applications-open-for-jn-tata-endowment-loan-scholarship-for-fall-2025-to-spring-2026-here-is-how-you-can-apply-823561',
  },
  {
    when: { closes: 3, day: 22 },
    text: 'Inlaks closes, between the 22nd and the 31st',
    path: AWARDS,
    asOf: '2026-11-28',
    isUndated: true,
    source:
      'https://hindinewsharyana.in/%e0%a4%85%e0%a4%ae%e0%a5%87%e0%a4%b0%e0%a4%bf%e0%a4%95%e0%a4%be-%e0%a4%aa%e0%a4%a2%e0%a4%a8%e0%a5%87-%e0%a4%b5%e0%a4%be%e0%a4%b2%e0%a5%87-%e0%a4%ad%e0%a4%be%e0%a4%b0%e0%a4%a4%e0%a4%bf%e0%a4%af',
  },
  {
    when: { closes: 5, day: 15 },
    text: 'Fulbright-Nehru closes mid-month',
    path: AWARDS,
    asOf: '2024',
    source: 'https://www.usief.org.in/Fellowships/FIC-FAQs.aspx',
  },
  {
    when: { opens: 7 },
    text: 'DAAD EPOS: the first courses open',
    path: AWARDS,
    asOf: '2024-10-15',
    source: 'https://www.meg.uni-freiburg.de/admissions/Scholarships/daad%20scholarship',
  },
  {
    when: { opens: 8 },
    text: 'Chevening opens',
    path: AWARDS,
    asOf: '2026-09-29',
    source: 'https://www.chevening.org/scholarships/application-timeline/',
  },
  {
    when: { closes: 10, day: 6 },
    text: 'Chevening closes, in 2026 on the 6th',
    path: AWARDS,
    asOf: '2026-09-29',
    source: 'https://www.chevening.org/scholarships/application-timeline/',
  },
  {
    when: { opens: 11 },
    text: 'Commonwealth Shared opens',
    path: AWARDS,
    asOf: '2023',
    source: 'https://cscuk.fcdo.gov.uk/commonwealth-shared-scholarship-university-applications/',
  },
];
