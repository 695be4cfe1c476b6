import { type Struct, validate } from 'superstruct';
import { PARTNER_ID } from './options.ts';
import { text } from './rules.ts';

/** Path of our frames: an element's tag follows. */
export const FRAME_PATH = '/embed/frame/';
/** Source of a lead that was submitted in such a frame. */
export const FRAME_SOURCE = 'frame';

/** Origin of a submission as the page declares it: the visitor types none of it. */
export interface Attribution {
  /** The partner's id. Anybody can claim it: only the origin of the page proves it. */
  partner?: string;
  campaign?: string;
  /** Path of the page. */
  page?: string;
}

/** Longest campaign, in code points. */
export const CAMPAIGN_MAX = 100;
const PAGE_MAX = 500;
/** A path as in `location.pathname`: encoded, without query and fragment. */
const PATH = /^\/[^?#\P{ASCII}\s\p{Cc}]*$/u;
/** Signs of a person in a path: an email address, a telephone or customer number. */
const PERSONAL = /@|\p{Nd}{6}/u;

const campaignRule = text({ min: 1, max: CAMPAIGN_MAX }, /^/);
/** Newsletters of others put the reader's address there. */
const utmRule = /* @__PURE__ */ text({ min: 1, max: CAMPAIGN_MAX }, /^[^@]*$/);
/** Facebook's are longer than 100 characters. */
const clickRule = /* @__PURE__ */ text({ min: 1, max: 255 }, /^[\w.~-]+$/);

/** Parameters by which an address names the advertisement that leads to it. */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Parameters that identify one click on an advertisement, and so a person to its network. */
export const clickNames = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

type Utm = Partial<Record<(typeof utmNames)[number], string>>;

/** An advertisement as it is sent, stored as JSON, and shown at the desk. */
export interface Advertisement extends Utm {
  /** Only on our own pages, and only while the setting `AD_CLICKS` is on. */
  clicks?: Partial<Record<(typeof clickNames)[number], string>>;
}

/**
 * Reads the attribution from a form's attributes or a request's body. Invalid values are
 * left out: a lead counts more than its attribution.
 */
export function readAttribution(said: Readonly<Record<string, unknown>>): Attribution {
  const { partner, page } = said;
  return {
    ...(typeof partner === 'string' && PARTNER_ID.test(partner) && { partner }),
    ...readKnown(['campaign'], campaignRule, said),
    ...(typeof page === 'string' && PATH.test(page) && { page: withoutPersonal(page) }),
  };
}

/** Reads an advertisement from a body or a stored lead, by the same principle; null if it says nothing. */
export function readAdvertisement(said: unknown): Advertisement | null {
  const clicks = readKnown(clickNames, clickRule, (said as Advertisement | null)?.clicks);
  return orNull({ ...readKnown(utmNames, utmRule, said), ...(orNull(clicks) && { clicks }) });
}

/** Finds the advertisement that a page's query names, with the click on it. */
export function findAdvertisement(query: string): Advertisement | null {
  const said = readQuery(query);
  return readAdvertisement({ ...said, clicks: said });
}

/** Finds it without the click, in less code. */
export const findUtm = (query: string): Utm | null =>
  orNull(readKnown(utmNames, utmRule, readQuery(query)));

const readQuery = (query: string) => Object.fromEntries(new URLSearchParams(query));

const orNull = <T extends object>(found: T): T | null =>
  Object.keys(found).length > 0 ? found : null;

/** Reads the values of the named keys that the rule accepts. */
function readKnown<Name extends string>(
  names: readonly Name[],
  rule: Struct<string, null>,
  said: unknown,
): Partial<Record<Name, string>> {
  const entries = names.flatMap((name) => {
    const value = (said as Record<string, unknown> | null)?.[name];
    const [, read] = typeof value === 'string' ? validate(value, rule, { coerce: true }) : [];
    return read === undefined ? [] : [[name, read]];
  });
  return Object.fromEntries(entries);
}

/**
 * Drops the segments of a path that look personal; at most 500 characters remain.
 *
 * @param path begins with a slash
 */
export function withoutPersonal(path: string): string {
  const segments = path.split('/').filter((segment) => !PERSONAL.test(decode(segment)));
  return `/${segments.join('/').replace(/^\/+/, '')}`.slice(0, PAGE_MAX);
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
