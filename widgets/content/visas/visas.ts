import type { CountryCode } from '../country-code.ts';

/** The authority that decides in a country and has the last word on every rule. */
export interface VisaOffice {
  country: CountryCode;
  name: string;
  url: string;
  /** Whether there is a guide to this visa. Guides are large, so none is imported here. */
  hasGuide: boolean;
}

export const visaOffices: readonly VisaOffice[] = [
  {
    country: 'us',
    name: 'US Department of State: student visas',
    url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    hasGuide: true,
  },
  {
    country: 'uk',
    name: 'GOV.UK: Student visa',
    url: 'https://www.gov.uk/student-visa',
    hasGuide: true,
  },
  {
    country: 'ca',
    name: 'Government of Canada: study permit',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    hasGuide: true,
  },
  {
    country: 'au',
    name: 'Department of Home Affairs: Student visa (subclass 500)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    hasGuide: true,
  },
  {
    country: 'de',
    name: 'German Missions in India',
    url: 'https://india.diplo.de/in-en',
    hasGuide: true,
  },
  {
    country: 'nz',
    name: 'Immigration New Zealand: Fee Paying Student Visa',
    url: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
    hasGuide: true,
  },
  {
    country: 'sg',
    name: "Immigration & Checkpoints Authority: Student's Pass",
    url: 'https://www.ica.gov.sg/reside/STP',
    hasGuide: false,
  },
  {
    country: 'fr',
    name: 'France-Visas',
    url: 'https://france-visas.gouv.fr',
    hasGuide: false,
  },
  {
    country: 'nl',
    name: 'Immigration and Naturalisation Service: study',
    url: 'https://ind.nl/en/residence-permits/study',
    hasGuide: false,
  },
  {
    country: 'ch',
    name: 'State Secretariat for Migration',
    url: 'https://www.sem.admin.ch',
    hasGuide: false,
  },
];
