/** The networks of one client that the limiters count. */
export interface ClientNetwork {
  /** An IPv4 address, or the /64 of an IPv6 address: one household or server has 2^64 of those. */
  client: string;
  /** The IPv4 address again, or the /48, which is what one site is given. */
  site: string;
}

export function findClientNetwork(request: Request): ClientNetwork {
  return toNetwork(request.headers.get('cf-connecting-ip') ?? 'unknown');
}

/**
 * `2001:DB8::1` → `2001:db8:0:0::/64` and `2001:db8:0::/48`; an IPv4 address, mapped into IPv6 in
 * either spelling or not, stays one address.
 */
export function toNetwork(address: string): ClientNetwork {
  const ipv4 = findIpv4(address);
  if (ipv4 !== null) return { client: ipv4, site: ipv4 };
  const groups = expandGroups(address);
  return {
    client: `${groups.slice(0, 4).join(':')}::/64`,
    site: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/** The address itself where it is no IPv6 address, or the one that is mapped into it. */
function findIpv4(address: string): string | null {
  if (!address.includes(':')) return address;
  const dotted = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (dotted) return dotted;
  const groups = expandGroups(address);
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join('.');
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const omitted = Math.max(0, 8 - left.length - right.length);
  const zeros = Array.from({ length: tail === undefined ? 0 : omitted }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
}
