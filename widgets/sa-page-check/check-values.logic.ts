import { creditRule } from '../../worker/contract/credit.ts';
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

/** Why the Worker ignores what a page says of a partner or a campaign; empty if it does not. */
export function refuseCredit(name: string, value: string): string {
  const rule = creditRule(name, value);
  return rule && `${rule}. ${NOT_SET}`;
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
