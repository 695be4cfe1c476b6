import { PARTNER_ID } from './options.ts';
import { isPrintable } from './rules.ts';

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

/**
 * Reads the attribution from a form's attributes or a request's body. Invalid values are
 * left out: a lead counts more than its attribution.
 */
export function readAttribution(said: Readonly<Record<string, unknown>>): Attribution {
  const { partner, campaign, page } = said;
  return {
    ...(typeof partner === 'string' && PARTNER_ID.test(partner) && { partner }),
    ...(typeof campaign === 'string' && readCampaign(campaign)),
    ...(typeof page === 'string' && PATH.test(page) && { page: withoutPersonal(page) }),
  };
}

function readCampaign(said: string): Pick<Attribution, 'campaign'> {
  const campaign = said.trim().normalize('NFC');
  const { length } = [...campaign];
  return length > 0 && length <= CAMPAIGN_MAX && isPrintable(campaign) ? { campaign } : {};
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
