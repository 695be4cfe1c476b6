/** Countries that have a flag here, by the name the flag is looked up with. */
export type FlagKey = 'usa' | 'canada' | 'uk' | 'australia' | 'germany' | 'ireland' | 'new zealand';

/** One stop of the ticker "Currently helping students go to". */
export interface Destination {
  name: string;
  flag: FlagKey;
  /** Where the ticker leads while this country shows. */
  path: string;
  /** What that link is called. */
  linkLabel: string;
}

/** In the ticker's order. No tool has figures for Ireland, so it leads to a conversation. */
export const destinations: readonly Destination[] = [
  {
    name: 'Canada',
    flag: 'canada',
    path: '/tools#countries',
    linkLabel: 'Canada: costs and visa rules',
  },
  {
    name: 'USA',
    flag: 'usa',
    path: '/tools#countries',
    linkLabel: 'USA: costs and visa rules',
  },
  {
    name: 'Australia',
    flag: 'australia',
    path: '/tools#countries',
    linkLabel: 'Australia: costs and visa rules',
  },
  {
    name: 'UK',
    flag: 'uk',
    path: '/tools#countries',
    linkLabel: 'UK: costs and visa rules',
  },
  {
    name: 'Germany',
    flag: 'germany',
    path: '/tools#countries',
    linkLabel: 'Germany: costs and visa rules',
  },
  {
    name: 'Ireland',
    flag: 'ireland',
    path: '/contact',
    linkLabel: 'Ireland: talk to us',
  },
  {
    name: 'New Zealand',
    flag: 'new zealand',
    path: '/tools#countries',
    linkLabel: 'New Zealand: costs and visa rules',
  },
];
