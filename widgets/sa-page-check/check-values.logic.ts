import { PARTNER_ID } from '../../worker/contract/options.ts';
import { findClosest, findSpelling } from '../kit/rules/closest.ts';
import { findCountry } from '../kit/rules/find-country.ts';
import { choicesOf, type ManifestAttribute } from '../kit/rules/manifest.ts';

/** What happens to a wrong value. */
export const NOT_SET = 'As it is, it counts as not set.';

/** Why an attribute cannot have a value; empty if it can. */
export function refuseValue(attribute: ManifestAttribute, value: string): string {
  const { name, known = [], description } = attribute;
  const choices = choicesOf(attribute);
  if (choices.length > 0) {
    const is = choices.includes(value);
    return is ? '' : `it can be ${choices.join(', ')}. ${NOT_SET}`;
  }
  if (!value.trim() || known.length === 0) return refuseCredit(name, value);
  if (isKnown(name, value, known)) return '';
  const meant = findMeant(value, known);
  return `the element does not know it. ${meant ? `Did you mean “${meant}”? ` : ''}${description}`;
}

const CAMPAIGN_MAX = 100;

/**
 * Who is to be credited, as the Worker takes it. Its own rule (worker/contract/attribution.ts) belongs to what
 * a form fetches when it is touched: used here, too, it would be in a larger file. A test compares both.
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

/** Why the Worker ignores what a page says of a partner or a campaign; empty if it does not. */
export function refuseCredit(name: string, value: string): string {
  const credit = CREDIT[name];
  return !credit || !value.trim() || credit.isRead(value) ? '' : `${credit.rule}. ${NOT_SET}`;
}

/** Whether an element finds a text among those it knows: in any case, but for two rules of the calculator. */
function isKnown(name: string, value: string, known: readonly string[]): boolean {
  if (name === 'program-level') return known.includes(value);
  if (name === 'city') return !!findSpelling(value, known);
  return !!findCountry(
    value,
    known.map((text) => ({ code: text, name: text })),
  );
}

/** The word that was probably meant: the same in another spelling, else the closest. */
export function findMeant(value: string, words: readonly string[]): string | undefined {
  return findSpelling(value, words) ?? findClosest(value, words);
}
