import { readAdvertisement, utmNames } from '../../../worker/contract/attribution.ts';
import { CLICK_DAYS } from '../../../worker/contract/durations.ts';
import type { Lead } from '../../../worker/contract/leads.ts';
import { parseJson } from '../../kit/rules/json.ts';
import { UNKNOWN } from '../inbox/filters.logic.ts';

export type Fact = [label: string, value: string | null];

/** Describes the advertisement that led to a lead; nothing for a lead that a member added. */
export function describeAdvertisement({
  attribution,
  source,
}: Pick<Lead, 'attribution' | 'source'>): Fact[] {
  if (source === 'desk') return [];
  const advertisement = readAdvertisement(parseJson(attribution));
  if (!advertisement) return [['Advertisement', UNKNOWN]];
  const parts = utmNames.flatMap((name) => {
    const value = advertisement[name];
    return value ? [`${value} (${name.replace('utm_', '')})`] : [];
  });
  const clicks = Object.entries(advertisement.clicks ?? {}).map(([name, id]) => `${name} ${id}`);
  return [
    ['Advertisement', parts.join(', ')],
    [`Click, deleted after ${CLICK_DAYS} days`, clicks.join(', ')],
  ];
}
