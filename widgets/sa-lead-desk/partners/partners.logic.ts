import type { Partner, PartnerList } from '../../../worker/contract/leads.ts';
import { PARTNER_ID } from '../../../worker/contract/options.ts';
import type { Checked, Issue } from '../../kit/rules/checked.ts';

type NewPartner = Pick<Partner, 'id' | 'name'>;

/** Fields of the form for a new partner; its page has other names and ids. */
export const PARTNER_FIELDS = ['partner-name', 'partner-id'] as const;

/** Checks a new partner by the rules of the contract. */
export function checkPartner(values: Record<string, string>): Checked<NewPartner> {
  const name = values['partner-name']?.trim() ?? '';
  const id = values['partner-id']?.trim() ?? '';
  const issues: Issue[] = [];
  if (!name || name.length > 100) {
    issues.push({ field: 'partner-name', message: 'Enter a name of at most 100 letters' });
  }
  if (!PARTNER_ID.test(id)) {
    issues.push({
      field: 'partner-id',
      message: 'Use small letters, digits and hyphens, at most 40: campus-times',
    });
  }
  return { issues, value: issues.length ? undefined : { id, name } };
}

/** The origin of a pasted address; any other text unchanged, for the desk to check. */
export function extractOrigin(text: string): string {
  const isAddress = /^https?:\/\//i.test(text) && URL.canParse(text);
  return isAddress ? new URL(text).origin : text;
}

/** The list with a new or changed partner. */
export function putPartner(list: PartnerList, partner: Partner): PartnerList {
  const isKnown = list.partners.some(({ id }) => id === partner.id);
  const partners = isKnown
    ? list.partners.map((other) => (other.id === partner.id ? partner : other))
    : [...list.partners, partner];
  const newOrigins = list.newOrigins.filter(({ origin }) => !partner.origins.includes(origin));
  return { ...list, partners, newOrigins };
}
