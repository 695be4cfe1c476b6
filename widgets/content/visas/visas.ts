import type { CountryCode } from '../country-code.ts';
import { funds as au } from './australia.ts';
import { funds as ca } from './canada.ts';
import { funds as de } from './germany.ts';
import { funds as nz } from './new-zealand.ts';
import { funds as uk } from './united-kingdom.ts';
import { funds as us } from './united-states.ts';
import type { Funds, Visa } from './visa.ts';

/** A student visa that we have a guide to. */
interface GuidedVisa {
  /** At hand, because two tools compare it. */
  funds: Funds;
  /** Fetches the guide, a download of its own. */
  load(): Promise<{ guide: Visa; contents: Readonly<Record<string, object>> }>;
}

/** A country is one file, and its line here. */
export const visas: { readonly [Code in CountryCode]?: GuidedVisa } = {
  us: { funds: us, load: () => import('./united-states.ts') },
  uk: { funds: uk, load: () => import('./united-kingdom.ts') },
  ca: { funds: ca, load: () => import('./canada.ts') },
  au: { funds: au, load: () => import('./australia.ts') },
  de: { funds: de, load: () => import('./germany.ts') },
  nz: { funds: nz, load: () => import('./new-zealand.ts') },
};

/** All guides, for the build and for tests. */
export async function loadGuides(): Promise<readonly Visa[]> {
  const modules = await Promise.all(Object.values(visas).map(({ load }) => load()));
  return modules.map(({ guide }) => guide);
}

/** The authority that decides in a country and has the last word on every rule. */
export interface VisaOffice {
  country: CountryCode;
  name: string;
  url: string;
}

export const visaOffices: readonly VisaOffice[] = [
  {
    country: 'us',
    name: 'US Department of State: student visas',
    url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  },
  {
    country: 'uk',
    name: 'GOV.UK: Student visa',
    url: 'https://www.gov.uk/student-visa',
  },
  {
    country: 'ca',
    name: 'Government of Canada: study permit',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
  },
  {
    country: 'au',
    name: 'Department of Home Affairs: Student visa (subclass 500)',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
  {
    country: 'de',
    name: 'German Missions in India',
    url: 'https://india.diplo.de/in-en',
  },
  {
    country: 'nz',
    name: 'Immigration New Zealand: Fee Paying Student Visa',
    url: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa',
  },
  {
    country: 'sg',
    name: "Immigration & Checkpoints Authority: Student's Pass",
    url: 'https://www.ica.gov.sg/reside/STP',
  },
  {
    country: 'fr',
    name: 'France-Visas',
    url: 'https://france-visas.gouv.fr',
  },
  {
    country: 'nl',
    name: 'Immigration and Naturalisation Service: study',
    url: 'https://ind.nl/en/residence-permits/study',
  },
  {
    country: 'ch',
    name: 'State Secretariat for Migration',
    url: 'https://www.sem.admin.ch',
  },
];
