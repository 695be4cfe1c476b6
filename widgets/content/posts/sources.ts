import type { Post } from './posts.ts';

/** The source of a claim in a post. */
export interface PostSource {
  claim: string;
  /** URL of the source. */
  source: string;
  /** Date of the source, as YYYY-MM-DD; of an undated page, the day we read it. */
  asOf: string;
  isUndated?: true;
}

/** By slug. Used only while building the pages, so that visitors do not download them as code. */
export const postSources: Readonly<Record<Post['slug'], readonly PostSource[]>> = {
  'choosing-a-country-to-study-in': [
    {
      claim:
        'Canada: living funds for one person outside Quebec, CAD 23,448 for applications from 1 September 2026 (CAD 22,895 from 1 September 2025)',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      asOf: '2026-10-05',
    },
    {
      claim:
        'Canada: post-graduation work permit of up to three years after a master’s of at least eight months, since 15 February 2024; language test at CLB 7 since 1 November 2024',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/about.html',
      asOf: '2026-10-05',
    },
    {
      claim:
        'Canada: no attestation letter for master’s and doctoral students at public institutions since 1 January 2026',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
      asOf: '2026-09-30',
    },
    {
      claim:
        'Canada refused about 74% of Indian post-secondary study permit applications in August 2025 (Reuters, from immigration data)',
      source:
        'https://www.ndtvprofit.com/world/canada-rejects-74-per-cent-of-indian-study-permits-in-august',
      asOf: '2025-11-03',
    },
    {
      claim:
        'UK: £1,529 a month in London, £1,171 elsewhere, up to nine months, since 11 November 2025',
      source: 'https://www.gov.uk/student-visa/money',
      asOf: '2026-10-01',
    },
    {
      claim: 'UK: Graduate visa 18 months for applications from 1 January 2027, two years before',
      source: 'https://www.gov.uk/graduate-visa',
      asOf: '2026-10-01',
    },
    {
      claim: 'UK: most taught students may not bring family since 1 January 2024',
      source: 'https://www.gov.uk/student-visa/family-members',
      asOf: '2024-01-01',
    },
    {
      claim: 'Australia: living costs AUD 29,710 since 10 May 2024',
      source: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      asOf: '2026-10-01',
    },
    {
      claim:
        'Australia: graduate visa two years after a master’s by coursework, up to three for Indian passport holders',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485/post-higher-education-work',
      asOf: '2024-10-15',
    },
    {
      claim: 'Australia: graduate visa charge AUD 4,600 since 1 March 2026',
      source:
        'https://www.tooroomigration.com.au/news-and-articles/temporary-graduate-subclass-485-visa-fee-doubles-to-4600-what-changed-and-what-graduates-should-do-next',
      asOf: '2026-03-01',
    },
    {
      claim: 'Australia: India at evidence level 3 since 8 January 2026',
      source:
        'https://www.dnaindia.com/india/report-australia-puts-india-in-the-highest-risk-category-for-student-visas-what-does-it-mean-assessment-level-3-al3-antony-albanese-government-fake-educational-certificates-racket-world-news-3196986',
      asOf: '2026-01-14',
    },
    {
      claim:
        'Australia: most new student visa applications cannot include family since 2 October 2026 (Student Visa Reform Regulations 2026)',
      source: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      asOf: '2026-10-03',
    },
    {
      claim:
        'Germany: €992 a month still applies; semester contribution about €70 to €430; Baden-Württemberg €1,500 a semester',
      source: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
      asOf: '2026-10-01',
    },
    {
      claim: 'Germany: up to 18 months to look for work after graduation, section 20 Residence Act',
      source: 'https://www.gesetze-im-internet.de/englisch_aufenthg/englisch_aufenthg.html',
      asOf: '2026-10-01',
    },
    {
      claim:
        'Ireland: €10,000 for the first year (visa-required students since 1 July 2023, all others from 30 June 2025)',
      source:
        'https://www.irishimmigration.ie/reminder-on-student-finance-requirements-from-30-june-2025/',
      asOf: '2026-10-01',
    },
    {
      claim: 'Ireland: up to 24 months after a level 9 award, since the revision of 31 May 2017',
      source:
        'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
      asOf: '2026-10-01',
    },
    {
      claim: 'New Zealand: NZD 20,000 a year for tertiary study',
      source:
        'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements/',
      asOf: '2026-10-01',
    },
    {
      claim: 'New Zealand: three-year post study work visa after a master’s with 30 weeks of study',
      source: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
      asOf: '2026-10-05',
    },
    {
      claim: 'USA: OPT 12 months plus 24 for listed STEM degrees since May 2016',
      source: 'https://studyinthestates.dhs.gov/students/work/applying-for-practical-training',
      asOf: '2026-10-01',
    },
    {
      claim: 'USA: no national proof-of-funds figure, the school sets it for the I-20',
      source: 'https://studyinthestates.dhs.gov/students/prepare/financial-ability',
      asOf: '2026-10-01',
    },
    {
      claim:
        'USA: proposed rule of 8 October 2026, $70,000 charged to the school for a first OPT recommendation; comments to 9 November 2026, not final',
      source:
        'https://www.federalregister.gov/documents/2026/10/08/2026-20660/optional-practical-training-fees',
      asOf: '2026-10-08',
    },
    {
      claim: 'Quebec: living funds of CAD 24,617 for one person since 1 January 2026',
      source: 'https://www.thetribune.ca/?p=6502820',
      asOf: '2026-11-28',
      isUndated: true,
    },
    {
      claim: 'USA: H-1B draw weighted by wage level since 27 February 2026',
      source:
        'https://www.visaverge.com/h1b/strategies-for-f-1-students-amid-h-1b-wage-weighted-lottery-rules',
      asOf: '2026-02-27',
    },
    {
      claim:
        'USA: $100,000 for new H-1B petitions from abroad since 21 September 2025, not for a change of status',
      source:
        'https://www.nixonpeabody.com/insights/alerts/2025/10/21/uscis-clarifies-100k-fee-for-certain-h-1b-visa-petitions',
      asOf: '2025-10-21',
    },
    {
      claim: 'USA: the H-1B proclamation ends after one year unless it is extended',
      source:
        'https://www.mhslawblog.com/2025/10/uscis-offers-clarification-on-h-1b-presidential-proclamation/',
      asOf: '2025-10-20',
    },
  ],
  'studying-in-germany-from-india': [
    {
      claim: 'Germany: blocked account €11,904 a year, €992 a month, since 1 September 2024',
      source:
        'https://www.auswaertiges-amt.de/de/service/visa-und-aufenthalt/nationale-visa/visa-schule-studium-sprachkurs/sperrkonto',
      asOf: '2024-07-26',
    },
    {
      claim:
        'Germany: €992 a month still applies; semester contribution about €70 to €430; Baden-Württemberg €1,500 a semester',
      source: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
      asOf: '2026-10-01',
    },
    {
      claim: 'Germany: up to 18 months to look for work after graduation, section 20 Residence Act',
      source: 'https://www.gesetze-im-internet.de/englisch_aufenthg/englisch_aufenthg.html',
      asOf: '2026-10-01',
    },
    {
      claim: 'Technical University of Munich: tuition for new non-EU students since winter 2024/25',
      source: 'https://www.tum.de/en/studies/fees/tuition',
      asOf: '2024-10-01',
    },
    {
      claim: 'APS certificate mandatory for student visas since 1 November 2022',
      source: 'https://india.diplo.de/in-en/ueber-uns/mumbai/visa-newsletter-04oct2022/2566330',
      asOf: '2022-10-04',
    },
    {
      claim: 'APS fee 18,000 rupees',
      source: 'https://leapscholar.com/blog/aps-certificate-germany-fees-and-documents/',
      asOf: '2026-04-20',
    },
    {
      claim: 'APS fee not refundable',
      source: 'https://dtnext.in/world/2022/10/27/german-student-visa-norms-for-indians-get-tough',
      asOf: '2022-10-27',
    },
    {
      claim: 'National visa fee €75 for adults',
      source:
        'https://www.hindustantimes.com/world-news/german-visa-details-german-visa-2022-german-visa-news-german-visa-latest-news-german-tourism-national-visa-fees-reduced-for-indians-details-here-101665221795551.html',
      asOf: '2022-10-08',
    },
    {
      claim:
        'APS: 70% overall in Class 12 for bachelor’s routes, applications from 15 March 2026 (50% before)',
      source: 'https://aps-india.de/news/',
      asOf: '2026-06-30',
    },
    {
      claim:
        'dMAT for master’s applicants in named fields from the summer 2027 intake; €150; first sitting 26 September 2026',
      source: 'https://aps-india.de/dmat/',
      asOf: '2026-10-12',
    },
    {
      claim: 'Consular Services Portal: questionnaire and uploads',
      source: 'https://india.diplo.de/in-en/service/2756350-2756350',
      asOf: '2026-06-30',
    },
    {
      claim: 'Students may work 140 full or 280 half days a year since 1 March 2024',
      source:
        'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
      asOf: '2026-10-01',
    },
  ],
  'how-to-write-a-statement-of-purpose': [
    {
      claim:
        'UCAS: three questions from 2026 entry, 4,000 characters in all, at least 350 in each answer',
      source:
        'https://www.ucas.com/applying/applying-to-university/writing-your-personal-statement/how-to-write-your-personal-statement-for-2026-entry-onwards',
      asOf: '2026-05-01',
    },
    {
      claim: 'Australia: Genuine Student questions since 23 March 2024, about 150 words each',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/genuine-student-requirement',
      asOf: '2024-03-23',
    },
  ],
  'us-f1-visa-interview': [
    {
      claim: 'I-901 SEVIS fee for F-1 $350 since 24 June 2019',
      source: 'https://www.ice.gov/sevis/i901',
      asOf: '2026-10-06',
    },
    {
      claim: 'Visa application fee $185 since 17 June 2023',
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
      asOf: '2026-10-06',
    },
    {
      claim: 'First F-1 visa up to 365 days before the start date, entry at most 30 days before',
      source: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
      asOf: '2026-10-06',
    },
    {
      claim: 'Social media accounts of F, M and J applicants set to public since 18 June 2025',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
      asOf: '2026-10-07',
    },
    {
      claim:
        'Interview waivers narrowed from 2 September 2025; current notice effective 1 October 2025',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/interview-waiver-update-sept-18-2025.html',
      asOf: '2026-10-06',
    },
    {
      claim: 'Apply in the country of nationality or residence since 6 September 2025',
      source:
        'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
      asOf: '2026-10-06',
    },
    {
      claim:
        '$250 visa integrity fee in Public Law 119-21 of 4 July 2025; no confirmed start of collection',
      source:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
      asOf: '2026-10-07',
    },
    {
      claim: 'Final rule of 17 July 2026 replacing duration of status, due 15 September 2026',
      source:
        'https://www.federalregister.gov/documents/2026/07/17/2026-14439/establishing-a-fixed-time-period-of-admission-and-an-extension-of-stay-procedure-for-nonimmigrant',
      asOf: '2026-07-17',
    },
    {
      claim:
        'Rule postponed and enjoined on 14 September 2026 (D. Mass. 1:26-cv-13799); appeal filed 30 September 2026',
      source: 'https://www.nafsa.org/legal-defense-DS',
      asOf: '2026-10-02',
    },
    {
      claim:
        'USA: proposed rule of 8 October 2026, $70,000 charged to the school for a first OPT recommendation; comments to 9 November 2026, not final',
      source:
        'https://www.federalregister.gov/documents/2026/10/08/2026-20660/optional-practical-training-fees',
      asOf: '2026-10-08',
    },
    {
      claim: 'Section 214(b): presumption of immigrant intent, refusals not permanent',
      source: 'https://iq.usembassy.gov/study-exchanges-refusals/',
      asOf: '2026-10-01',
    },
  ],
  'from-pune-to-toronto': [
    {
      claim:
        'Canada: living funds for one person outside Quebec, CAD 23,448 for applications from 1 September 2026 (CAD 22,895 from 1 September 2025)',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      asOf: '2026-10-05',
    },
    {
      claim:
        'Canada: no attestation letter for master’s and doctoral students at public institutions since 1 January 2026',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
      asOf: '2026-09-30',
    },
    {
      claim:
        'Canada refused about 74% of Indian post-secondary study permit applications in August 2025 (Reuters, from immigration data)',
      source:
        'https://www.ndtvprofit.com/world/canada-rejects-74-per-cent-of-indian-study-permits-in-august',
      asOf: '2025-11-03',
    },
    {
      claim:
        'Canada: post-graduation work permit of up to three years after a master’s of at least eight months, since 15 February 2024; language test at CLB 7 since 1 November 2024',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/about.html',
      asOf: '2026-10-05',
    },
    {
      claim: 'Average tuition for international graduate students CAD 24,028 in 2025/26',
      source: 'https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=3710004501',
      asOf: '2025-09-03',
    },
    {
      claim: 'Ontario average CAD 28,624 in 2025/26, reported from Statistics Canada',
      source:
        'https://studyabroad.careers360.com/articles/studying-in-canada-got-costlier-4-year-degree-will-now-cost-over-inr-1-crore-for-indian-students',
      asOf: '2025-10-31',
    },
    {
      claim: 'Study permit CAD 150 and biometrics CAD 85',
      source: 'https://ircc.canada.ca/english/information/fees/fees.asp',
      asOf: '2026-10-05',
    },
    {
      claim: 'Student Direct Stream ended in November 2024',
      source:
        'https://www.cicnews.com/2024/11/breaking-ircc-closes-the-student-direct-stream-effective-immediately-1148191.html',
      asOf: '2024-11-08',
    },
    {
      claim:
        'Average one-bedroom asking rent in Toronto CAD 2,210 in October 2025 (Rentals.ca and Urbanation)',
      source: 'https://urbanmag.ca/?p=149335',
      asOf: '2025-11-01',
    },
    {
      claim: 'Ontario universities enrol international students in UHIP and charge the fee account',
      source: 'https://uhip.ca/get-started',
      asOf: '2026-06-30',
    },
    {
      claim: 'Up to 24 hours a week off campus in term since 8 November 2024',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html',
      asOf: '2026-09-08',
    },
  ],
  'studying-in-canada-what-changed': [
    {
      claim:
        'Study permit cap for 2026: up to 408,000 permits, of which 155,000 for new arrivals and 253,000 extensions',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/news/notices/2026-provincial-territorial-allocations-under-international-student-cap.html',
      asOf: '2025-11-25',
    },
    {
      claim: '150,000 new student arrivals planned for 2027',
      source:
        'https://lethbridgeherald.com/news/national-news/2025/11/04/immigration-plan-slashes-student-visas-prioritizes-economic-newcomers',
      asOf: '2025-11-04',
    },
    {
      claim:
        'Attestation letter required since 22 January 2024; exemption for master’s and doctoral students at public institutions since 1 January 2026; letters of the 2026 cap valid until 31 December 2026',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/provincial-attestation-letter.html',
      asOf: '2026-09-24',
    },
    {
      claim:
        'Living funds for one person outside Quebec: CAD 20,635 (1 January 2024), CAD 22,895 (1 September 2025), CAD 23,448 (1 September 2026)',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      asOf: '2026-09-24',
    },
    {
      claim: 'Student Direct Stream ended on 8 November 2024',
      source:
        'https://www.newindianexpress.com/nation/2024/Nov/09/canada-terminates-sds-with-immediate-effect-90-per-cent-students-from-india-to-be-affected',
      asOf: '2024-11-09',
    },
    {
      claim: 'Off-campus work up to 24 hours a week in term',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/work-off-campus.html',
      asOf: '2026-09-10',
    },
    {
      claim:
        'Post-graduation work permit: no field-of-study rule for degrees, CLB 7 or CLB 5, 180 days to apply',
      source:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/work/after-graduation/eligibility.html',
      asOf: '2026-09-24',
    },
    {
      claim: 'List of eligible fields not changed during 2026 (announced 15 January 2026)',
      source:
        'https://www.visahq.com/news/2026-01-16/ca/ircc-freezes-post-graduation-work-permit-pgwp-program-list-for-all-of-2026',
      asOf: '2026-01-16',
    },
    {
      claim: 'Three-year work permit open to shorter master’s degrees since 15 February 2024',
      source:
        'https://www.cicnews.com/2024/02/masters-students-are-now-eligible-for-a-3-year-work-permit-0242928.html',
      asOf: '2024-02-15',
    },
    {
      claim: 'Quebec: living funds of CAD 24,617 for one person since 1 January 2026',
      source: 'https://www.thetribune.ca/?p=6502820',
      asOf: '2026-11-28',
      isUndated: true,
    },
  ],
  'ielts-toefl-pte-or-duolingo': [
    {
      claim: 'TOEFL iBT format since 21 January 2026: items and minutes by section',
      source: 'https://www.ets.org/toefl/test-takers/ibt/about/content.html',
      asOf: '2026-09-12',
    },
    {
      claim:
        'TOEFL scores on a 1 to 6 scale with a comparable total out of 120; overall 5 matches 95 or more',
      source: 'https://www.ets.org/toefl/institutions/ibt/score-scale-update.html',
      asOf: '2026-09-12',
    },
    {
      claim: 'TOEFL iBT fee in India US$173 before tax',
      source: 'https://www.ets.org/toefl/test-takers/ibt/register/fees.html',
      asOf: '2026-09-12',
    },
    {
      claim: 'IELTS fee in India ₹19,000 in 2026',
      source: 'https://ieltsidpindia.com/information/ielts-test-fee',
      asOf: '2026-09-12',
    },
    {
      claim: 'IELTS One Skill Retake within 60 days of a computer-based test',
      source: 'https://ielts.org/take-a-test/booking-your-test/one-skill-retake',
      asOf: '2026-09-12',
    },
    {
      claim: 'IELTS paper test ends from mid-2026, dates by market',
      source: 'https://ielts.org/news-and-insights/updates-to-ielts-test-delivery',
      asOf: '2026-03-05',
    },
    {
      claim:
        'PTE Academic fee in India ₹18,900; two speaking tasks and more human review since 7 August 2025',
      source: 'https://gyandhan.com/blogs/information-on-pte/',
      asOf: '2026-06-09',
    },
    {
      claim: 'Duolingo English Test costs about US$70 and takes about an hour',
      source: 'https://englishtest.duolingo.com/',
      asOf: '2026-08-27',
    },
    {
      claim: 'UK higher education providers may assess English themselves for degree courses',
      source: 'https://www.gov.uk/student-visa/knowledge-of-english',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim:
        'Australia: tests accepted since 7 August 2025, at a test centre only, no home versions',
      source:
        'https://www.businesstoday.in/nri/study/story/australia-adds-four-new-english-tests-for-visa-applicants-to-boost-flexibility-and-choice-489316-2025-08-13',
      asOf: '2025-08-13',
    },
    {
      claim: 'India at Australia’s evidence level 3 since 8 January 2026',
      source:
        'https://www.visahq.com/news/2026-01-09/in/australia-raises-risk-rating-for-indian-student-visas-tougher-financial-proof-now-required',
      asOf: '2026-01-09',
    },
    {
      claim: 'Ireland accepts the Duolingo English Test for study visas',
      source: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
      asOf: '2026-08-27',
    },
  ],
  'paying-for-study-abroad': [
    {
      claim:
        'Model education loan: no collateral up to ₹7.5 lakh, parents as joint borrowers, moratorium of course plus one year, up to 15 years',
      source:
        'https://www.livemint.com/education/sbi-collateral-free-education-loans-hdfc-bank-study-abroad-mit-harvard-nbfc-stem-oxford-mit-gic-australia-canada/amp-11735903632135.html',
      asOf: '2025-01-06',
    },
    {
      claim:
        'Margin of 15% for studies abroad in a bank’s version of the model scheme (the page carries no date)',
      source:
        'https://evijaya.bankofbaroda.in/Loans-and-Advances/Retail-Lending-Schemes/Education-Loans/IBA-Model-(India-and-Abroad)',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim:
        'No prepayment charge on floating-rate, non-business loans to individuals sanctioned or renewed from 1 January 2026',
      source:
        'https://www.newsbytesapp.com/news/business/rbi-s-new-loan-prepayment-norms-to-take-effect-in-2026/story',
      asOf: '2025-07-17',
    },
    {
      claim:
        'Interest deduction for up to eight years: section 129 of the Income-tax Act, 2025 (formerly 80E), old regime',
      source: 'https://easevalue.com/income-tax-act-2025/section-129-deduction-interest-loan-taken',
      asOf: '2026-07-04',
    },
    {
      claim:
        'Liberalised Remittance Scheme limit of US$250,000 per financial year; more for studies against an estimate',
      source: 'https://www.rbi.org.in/Scripts/FAQView.aspx?Id=115',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim:
        'TCS of 2% on education remittances above ₹10 lakh from own funds, from 1 April 2026; 20% for other purposes',
      source: 'https://www.indiabudget.gov.in/doc/memo.pdf',
      asOf: '2026-10-04',
    },
    {
      claim: 'TCS of 5% above ₹10 lakh and nil on education loans from 1 April 2025',
      source: 'https://kotak.com/en/digital-banking/insta-services/send-money-abroad/faqs.html',
      asOf: '2025-04-01',
    },
    {
      claim: 'Exchange mark-ups of 0.5% to 4% and $25 to $80 in network and intermediary charges',
      source:
        'https://www.business-standard.com/amp/finance/personal-finance/sending-money-abroad-choose-platform-that-discloses-exchange-rates-fees-125072501067_1.html',
      asOf: '2025-07-25',
    },
    {
      claim: 'National Overseas Scholarship: family income limit of ₹8 lakh',
      source:
        'https://www.ndtv.com/education/national-overseas-scholarship-to-study-abroad-check-eligibility-6420131',
      asOf: '2024-08-26',
    },
    {
      claim: 'J. N. Tata Endowment loan scholarship of ₹1 lakh to ₹10 lakh',
      source: 'https://jntataendowment.org/loan-scholarship-process',
      asOf: '2026-11-21',
      isUndated: true,
    },
  ],
  'uk-student-visa-step-by-step': [
    {
      claim:
        'Living money £1,529 a month in London, £1,171 elsewhere since 11 November 2025; 28 and 31 day rules',
      source: 'https://www.gov.uk/student-visa/money',
      asOf: '2026-10-05',
    },
    {
      claim: '£1,570 and £1,203 a month for applications from 30 November 2026',
      source:
        'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584-3-september-2026',
      asOf: '2026-09-03',
    },
    {
      claim:
        'Application fee £558 since 8 April 2026; apply up to six months before; decision usually within three weeks',
      source: 'https://www.gov.uk/student-visa',
      asOf: '2026-10-05',
    },
    {
      claim:
        'Immigration health surcharge £776 a year for students since 6 February 2024; half for six months or less',
      source: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
      asOf: '2026-10-05',
    },
    {
      claim: 'No sticker for study visas applied for on or after 15 July 2025; eVisa instead',
      source:
        'https://www.business-standard.com/amp/immigration/no-more-visa-stickers-uk-mandates-evisas-for-students-skilled-workers-125073100677_1.html',
      asOf: '2025-07-31',
    },
    {
      claim: 'Tuberculosis test for applicants living in India who stay longer than six months',
      source: 'https://www.gov.uk/tb-test-visa',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim:
        'Graduate visa of 18 months for applications from 1 January 2027; three years after a doctorate',
      source: 'https://www.gov.uk/graduate-visa',
      asOf: '2026-10-05',
    },
    {
      claim: 'Most taught students cannot bring dependants since 1 January 2024',
      source:
        'https://cranbrooklegal.com/the-maintenance-rules-for-uk-student-visas-have-been-amended',
      asOf: '2025-04-22',
    },
    {
      claim: 'Credibility interviews for most applicants from outside the UK',
      source:
        'https://www.westminster.ac.uk/international/visas-and-advice/visas/student-visa/credibility-interviews',
      asOf: '2026-11-28',
      isUndated: true,
    },
  ],
  'a-second-try-at-the-visa': [
    {
      claim: 'India at Australia’s evidence level 3 since 8 January 2026',
      source:
        'https://www.visahq.com/news/2026-01-09/in/australia-raises-risk-rating-for-indian-student-visas-tougher-financial-proof-now-required',
      asOf: '2026-01-09',
    },
    {
      claim: 'Visa charge AUD 2,000 from 1 July 2025',
      source:
        'https://www.businesstoday.in/nri/visa/story/australia-hikes-student-visa-fee-to-aud-2000-sparking-cost-fears-for-thousands-of-indian-aspirants-483220-2025-07-05',
      asOf: '2025-07-05',
    },
    {
      claim: 'Visa charge AUD 2,500 from 1 July 2026',
      source:
        'https://www.studyaustralia.gov.au/en/plan-your-move/your-guide-to-visas/student-visa-subclass-500',
      asOf: '2026-10-01',
    },
    {
      claim: 'Genuine Student questions since 23 March 2024, 150 words an answer',
      source:
        'https://www.straitstimes.com/opinion/australia-wants-foreign-students-genuine-ones-only',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim: 'Recent large deposits must be explained; best evidence for a loan is disbursement',
      source:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500/genuine-access-to-funds',
      asOf: '2026-11-21',
      isUndated: true,
    },
    {
      claim: 'AUD 29,710 for a year’s living costs since 10 May 2024',
      source: 'https://www.studyaustralia.gov.au/en/plan-your-move/visa-application-process',
      asOf: '2026-10-05',
    },
  ],
};
