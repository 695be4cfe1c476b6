import type { CountryCode } from './country-code.ts';

/** One stop of the ticker "Currently helping students go to". */
export interface Destination {
  name: string;
  /** `ie` is Ireland, which no tool covers. */
  country: CountryCode | 'ie';
  /** Target of the ticker's link while this country shows. */
  path: string;
  /** Text of that link. */
  linkLabel: string;
}

/** In the ticker's order. No tool covers Ireland, so its link leads to the contact page. */
export const destinations: readonly Destination[] = [
  {
    name: 'Canada',
    country: 'ca',
    path: '/tools#countries',
    linkLabel: 'Canada: costs and visa rules',
  },
  {
    name: 'USA',
    country: 'us',
    path: '/tools#countries',
    linkLabel: 'USA: costs and visa rules',
  },
  {
    name: 'Australia',
    country: 'au',
    path: '/tools#countries',
    linkLabel: 'Australia: costs and visa rules',
  },
  {
    name: 'UK',
    country: 'uk',
    path: '/tools#countries',
    linkLabel: 'UK: costs and visa rules',
  },
  {
    name: 'Germany',
    country: 'de',
    path: '/tools#countries',
    linkLabel: 'Germany: costs and visa rules',
  },
  {
    name: 'Ireland',
    country: 'ie',
    path: '/contact',
    linkLabel: 'Ireland: talk to us',
  },
  {
    name: 'New Zealand',
    country: 'nz',
    path: '/tools#countries',
    linkLabel: 'New Zealand: costs and visa rules',
  },
];
