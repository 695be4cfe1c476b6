import { type Attribute, option, text } from '../element/attributes.ts';
import { listOptions } from '../rules/options.ts';
import type { AddressedField } from './address-table.ts';

/** One of a closed list whose values have words on the screen: `{ shared: 'Shared flat' }`. */
export function choice<T extends string, D extends string = T>(
  labels: Readonly<Record<T, string>>,
  fallback: D,
) {
  const options = listOptions(labels);
  const values = options.map(({ value }) => value);
  return Object.assign(option<T, D>(values, fallback), { options });
}

/** A text in which a tool looks up a known value. The property stays as the page has written it. */
export function lookup<Value extends string = string>(
  accept: (text: string) => Value | undefined,
  own?: Partial<AddressedField<Value>>,
): Attribute<string> & AddressedField<Value> {
  return Object.assign(text(), { accept, fallback: '' as Value, ...own });
}
