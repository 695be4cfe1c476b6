/** A visitor's details by the name of the field. */
export type FragmentPrefill = Partial<Record<'name' | 'email' | 'phone', string>>;

/** A pair of ours in a fragment: `sa-name=Asha%20Rao`. */
const OURS = /^sa-(name|email|phone)=(.*)$/s;

/**
 * Splits `#contact&sa-name=Asha%20Rao` into the details and the fragment without them. A plus sign
 * stays one, as in many addresses. A wrongly encoded detail is removed and left blank.
 *
 * @param hash with its `#`, or empty
 */
export function splitFragment(hash: string): { prefill: FragmentPrefill; rest: string } {
  const pairs = hash.slice(1).split('&');
  const others = pairs.filter((pair) => !OURS.test(pair));
  if (others.length === pairs.length) return { prefill: {}, rest: hash };
  const ours = pairs.flatMap((pair) => {
    const [, name, encoded = ''] = OURS.exec(pair) ?? [];
    const value = decode(encoded).trim();
    return name && value ? [[name, value]] : [];
  });
  const rest = others.length > 0 ? `#${others.join('&')}` : '';
  return { prefill: Object.fromEntries(ours), rest };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
