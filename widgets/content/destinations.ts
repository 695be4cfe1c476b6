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
  /**
   * The money to show for a year's living, the month in which most courses start, and how many months before
   * to apply: what our tools say, written again because their data weighs more than the page may.
   */
  figures?: readonly [money: string, start: string, monthsAhead: number];
}

/** In the ticker's order. No tool covers Ireland, so its link leads to the contact page. */
export const destinations: readonly Destination[] = [
  {
    name: 'Canada',
    country: 'ca',
    path: '/tools#countries',
    linkLabel: 'Canada: costs and visa rules',
    figures: ['From ₹15.9 lakh', 'September', 8],
  },
  {
    name: 'USA',
    country: 'us',
    path: '/tools#countries',
    linkLabel: 'USA: costs and visa rules',
    figures: ['The I-20’s sum', 'September', 9],
  },
  {
    name: 'Australia',
    country: 'au',
    path: '/tools#countries',
    linkLabel: 'Australia: costs and visa rules',
    figures: ['₹20 lakh', 'February', 5],
  },
  {
    name: 'UK',
    country: 'uk',
    path: '/tools#countries',
    linkLabel: 'UK: costs and visa rules',
    figures: ['From ₹13.9 lakh', 'September', 6],
  },
  {
    name: 'Germany',
    country: 'de',
    path: '/tools#countries',
    linkLabel: 'Germany: costs and visa rules',
    figures: ['₹12.9 lakh', 'September', 6],
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
    figures: ['₹10.8 lakh', 'February', 4],
  },
];
