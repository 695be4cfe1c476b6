/**
 * What counts as one client for the limiter: an IPv4 address, or the /64 of an IPv6 address,
 * because one household or server gets 2^64 of those.
 */
export function findClientNetwork(request: Request): string {
  return toNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown');
}

/** `2001:DB8::1` → `2001:db8:0:0::/64`; an IPv4 address, mapped or not, stays one address. */
export function toNetwork(address: string): string {
  const mappedIpv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mappedIpv4) return mappedIpv4;
  if (!address.includes(':')) return address;
  return `${expandGroups(address).slice(0, 4).join(':')}::/64`;
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const omitted = Math.max(0, 8 - left.length - right.length);
  const zeros = Array.from({ length: tail === undefined ? 0 : omitted }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
