import { PARTNER_ID } from './options.ts';

const CAMPAIGN_MAX = 100;

/**
 * Rules of the credited partner and campaign, as the Worker applies them. attribution.ts has the same
 * rules and loads when a form is touched; imported here, it would move to a larger file. A test compares
 * both.
 */
const CREDIT: Readonly<Record<string, { isRead(value: string): boolean; rule: string }>> = {
  partner: {
    isRead: (value) => PARTNER_ID.test(value),
    rule: 'a partner id has only small letters, digits and hyphens, at most 40',
  },
  campaign: {
    isRead: (value) =>
      [...value.trim()].length <= CAMPAIGN_MAX && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value.trim()),
    rule: `a campaign is at most ${CAMPAIGN_MAX} ordinary characters on one line`,
  },
};

/** The rule that a page's partner or campaign breaks, so that the Worker ignores it; empty if none. */
export function creditRule(name: string, value: string): string {
  const credit = CREDIT[name];
  return !credit || !value.trim() || credit.isRead(value) ? '' : credit.rule;
}
