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
      text: 'USIEF announces its fellowships every February; in past rounds the last day was in the middle of May.',
      asOf: '2024',
      source: 'https://www.usief.org.in/Fellowships/FIC-FAQs.aspx',
    },
    {
      text: 'The round for 2027-28 has closed. The next one is expected early in 2027.',
      asOf: '2026-10',
      source:
        'https://www.usief.org.in/fulbright-fellowships/fellowships-for-indian-citizen/fulbright-nehru-masters-fellowships/',
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
      text: 'Candidates can apply once the universities are named, early in November, until the middle of December. Universities set earlier dates for admission.',
      asOf: '2023',
      source: 'https://cscuk.fcdo.gov.uk/commonwealth-shared-scholarship-university-applications/',
    },
    {
      text: 'The last round, for 2026/27, ended in December 2025. The dates for 2027/28 had not been published. Do not wait for the middle of December: look now.',
      asOf: '2026-10-01',
      source:
        'https://cscuk.fcdo.gov.uk/scholarships/commonwealth-shared-scholarships-applications/',
    },
    {
      text: "The sister award, the Commonwealth Master's Scholarship, took applications for 2027/28 from 8 September to 20 October 2026. From India you apply for it on the Sakshat portal as well.",
      asOf: '2026-10-20',
      source: 'https://cscuk.fcdo.gov.uk/scholarships/commonwealth-masters-scholarships/',
    },
  ],
  3: [
    {
      text: 'Vanier closed to new applicants after the 2024-25 competition. It was replaced by CGRS D, the Canada Graduate Research Scholarship for doctoral students: CAD 40,000 a year for three years.',
      asOf: '2026-11-21',
      source: 'https://www.nserc-crsng.gc.ca/Students-Etudiants/PG-CS/cgrsd-besrd_eng.asp',
    },
    {
      text: 'CGRS D takes international students who are already enrolled in a Canadian doctorate, with at most 36 months of doctoral study. Applications straight to the agencies are due on 17 October; universities ask for them much earlier.',
      asOf: '2026-11-21',
      source: 'https://www.nserc-crsng.gc.ca/Students-Etudiants/PG-CS/cgrsd-besrd_eng.asp',
    },
    {
      text: 'The official page we could read is of the round before, which closed on 1 November 2022. The day in 2023 is from our own list.',
      asOf: '2022-06-22',
      source: 'https://vanier.gc.ca/en/news-nouv_2022-23.html',
    },
  ],
  4: [
    {
      text: "There is no common deadline: the DAAD's list for 2027/28 sends you to the website of each course.",
      asOf: '2026-09-29',
      source:
        'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50076777',
    },
    {
      text: 'An example: Environmental Governance in Freiburg took applications for October 2025 from 15 July to 15 October 2024.',
      asOf: '2024-10-15',
      source: 'https://www.meg.uni-freiburg.de/admissions/Scholarships/daad%20scholarship',
    },
    {
      text: 'Another: Development Economics in Göttingen takes them from 1 October to 15 November, a year ahead.',
      asOf: '2022',
      source: 'https://www.uni-goettingen.de/de/how+to+apply/572166.html',
    },
    {
      text: 'Listed under any nationality, because the DAAD accepts more than a hundred countries. Check its list for yours.',
      asOf: '2026-09-29',
      source:
        'https://www2.daad.de/deutschland/stipendium/datenbank/en/21148-scholarship-database/?detail=50076777',
    },
  ],
  5: [
    {
      text: 'Only citizens of a country on the official list can apply. India took part by nomination only in 2020-22, and we found no current round for Indian citizens.',
      asOf: '2026',
      source:
        'https://www.dfat.gov.au/people-to-people/australia-awards/frequently-asked-questions',
    },
    {
      text: 'The round for study from 2027 ran from 1 February to 30 April 2026. Some countries have dates of their own, and each names its subjects; the fields here are the usual ones.',
      asOf: '2026',
      source:
        'https://www.dfat.gov.au/people-to-people/australia-awards/frequently-asked-questions',
    },
  ],
  6: [
    {
      text: 'The round for 2027/28 ran from 4 August to 6 October 2026.',
      asOf: '2026-09-29',
      source: 'https://www.chevening.org/scholarships/application-timeline/',
    },
    {
      text: 'Work done while you study no longer counts, and the essays are shorter, at most 300 words each.',
      asOf: '2026-11-21',
      source: 'https://www.chevening.org/resource-hub/guidance/eligibility/',
    },
    {
      text: 'Listed under any nationality, because more than 160 countries take part. Check that yours does.',
      asOf: '2026-11-21',
      source: 'https://www.chevening.org/scholarships/',
    },
  ],
  7: [
    {
      text: 'Most programmes ask for applications between October and January, for courses that begin in the autumn after. Each sets its own last day.',
      asOf: '2026-09-29',
      source:
        'https://erasmus-plus.ec.europa.eu/opportunities/individuals/students/erasmus-mundus-joint-masters',
    },
    {
      text: 'Some programmes of the catalogue offer no scholarship. Each says so on its own page.',
      asOf: '2026-09-29',
      source: 'https://www.eacea.ec.europa.eu/scholarships/erasmus-mundus-catalogue_en',
    },
    {
      text: 'The route depends on the programme. Of the countries in our tools, Germany, France and the Netherlands are members of the European Union; Switzerland is not.',
      asOf: '2026-11-21',
      source: 'https://www.eacea.ec.europa.eu/scholarships/erasmus-mundus-catalogue_en',
    },
  ],
  8: [
    {
      text: 'India is not on the official list, nor is any country of Africa, Latin America or the Caribbean.',
      asOf: '2026-08-30',
      source: 'https://www.nzscholarships.govt.nz/check-eligible-countries/',
    },
    {
      text: 'Citizens of Fiji, and of the Asian countries except Timor-Leste, can apply for postgraduate study only.',
      asOf: '2026-08-30',
      source: 'https://www.nzscholarships.govt.nz/check-eligible-countries/',
    },
    {
      text: 'The round of 2025 ran from 1 to 28 February. Other sites name March for 2026, where the official one names no day. The month in 2024 is from our own list.',
      asOf: '2025-02-28',
      source:
        'https://www.massey.ac.nz/study/scholarships-and-awards/manaaki-new-zealand-scholarships/',
    },
  ],
};
