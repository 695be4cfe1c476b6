import type { SourcedText } from '../provenance.ts';

/** Facts about a scholarship beyond its listing, by scholarship id. */
export const scholarshipNotes: Readonly<Record<number, readonly SourcedText[]>> = {
  1: [
    {
      text: 'USIEF asks for 55% marks and names no GPA. The 3.0 in our list is on a 4-point scale.',
      asOf: '2026-11-21',
      source: 'https://www.usief.org.in/fulbright-nehru-fellowships.aspx',
    },
    {
      text: 'The competition usually opens in February or March and closes in the middle of May; for 2025-26 it closed on 15 May 2024.',
      asOf: '2024-05-15',
      source: 'https://www.notopedia.com/scholarship-details/411/Psychologist',
    },
  ],
  2: [
    {
      text: 'The Commission sorts its courses under six development themes. The fields here are plain names for them.',
      asOf: '2026-11-21',
      source:
        'https://cscuk.fcdo.gov.uk/scholarships/commonwealth-shared-scholarships-applications/',
    },
    {
      text: 'The Commission announced the end of the call for 2024/25 for the middle of December 2023. Universities set earlier dates for admission.',
      asOf: '2026-11-21',
      source: 'https://cscuk.fcdo.gov.uk/commonwealth-shared-scholarship-university-applications/',
    },
    {
      text: "The sister award, the Commonwealth Master's Scholarship, named £1,452 a month (£1,781 in London) for 2026/27. From India you apply for it on the Sakshat portal as well.",
      asOf: '2025-10-14',
      source: 'https://scholardigger.com',
    },
  ],
  3: [
    {
      text: 'Vanier closed to new applicants after the 2024–25 competition. It was replaced by CGRS D, the Canada Graduate Research Scholarship for doctoral students: CAD 40,000 a year for three years.',
      asOf: '2026-11-21',
      source: 'https://www.nserc-crsng.gc.ca/Students-Etudiants/PG-CS/cgrsd-besrd_eng.asp',
    },
    {
      text: 'CGRS D takes international students who are already enrolled in a Canadian doctorate, with at most 36 months of doctoral study. Its direct deadline was 17 October.',
      asOf: '2026-11-21',
      source:
        'https://www.sgs.utoronto.ca/awards/canada-graduate-research-scholarship-doctoral-cgrs-d-program',
    },
    {
      text: 'The official page we could read is of the round before, which closed on 1 November 2022. The day in 2023 is from our own list.',
      asOf: '2022-06-22',
      source: 'https://vanier.gc.ca/en/news-nouv_2022-23.html',
    },
  ],
  4: [
    {
      text: 'Most courses close between August and October, a year before they start. €1,400 for doctoral candidates applies from February 2026.',
      asOf: '2026-02',
      source: 'https://freestudentship.com/daad-epos-scholarships-apply',
    },
    {
      text: 'Listed under any nationality, because the DAAD accepts more than a hundred countries. Check its list for yours.',
      asOf: '2026-11-21',
      source: 'https://daad-ethiopia.org/?p=1326',
    },
  ],
  5: [
    {
      text: 'India took part by nomination only in 2020-22, and we found no current round for Indian citizens. The Maitri Scholars Program is the active scheme for research degrees.',
      asOf: '2025',
      source: 'https://www.australiaindiacentre.org.au',
    },
    {
      text: 'The subjects differ from country to country; the fields here are the usual ones. The 2024 round opened in February; its last day is from our own list.',
      asOf: '2026-11-21',
      source: 'https://aseanyouth.net/australia-awards-scholarships',
    },
  ],
  6: [
    {
      text: 'Work done while you study no longer counts towards the 2,800 hours, and the essays are shorter, at most 300 words each.',
      asOf: '2026-11-21',
      source: 'https://staging.chevening.org/apply/eligibility-criteria',
    },
    {
      text: 'The call for 2026/27 ran from 5 August to 7 October 2025.',
      asOf: '2025-10-07',
      source: 'https://charge9ja.com',
    },
    {
      text: 'Listed under any nationality, because more than 160 countries take part. Check that yours does.',
      asOf: '2026-11-21',
      source: 'https://charge9ja.com',
    },
  ],
  7: [
    {
      text: 'The route depends on the programme. Of the countries in our tools, Germany, France and the Netherlands are members of the European Union; Switzerland is not.',
      asOf: '2026-11-21',
      source: 'https://erasmusplus.org.tm/en/erasmus-mundus-2021-2027',
    },
    {
      text: 'Most programmes take scholarship applications between October and January: Euroculture until 15 January 2024, for example.',
      asOf: '2024-01-15',
      source: 'https://independentseducator.com/erasmus-mundus-scholarship',
    },
  ],
  8: [
    {
      text: 'India was not on the list of countries we could read, which is from 2020. Check your eligibility on the official site.',
      asOf: '2020-02',
      source: 'https://plopandrei.com/apply-newzealand-government-scholarships-2022-fully-funded',
    },
    {
      text: 'The round for 2025 ran from 1 to 28 February 2025. The month in 2024 is from our own list.',
      asOf: '2025-02-28',
      source:
        'https://www.massey.ac.nz/study/scholarships-and-awards/manaaki-new-zealand-scholarships/',
    },
  ],
};
