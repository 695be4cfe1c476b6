import ipaddr from 'ipaddr.js';

/** The networks by which the limiters count one client. */
interface ClientNetwork {
  /** An IPv4 address, or the /64 of an IPv6 address: one household or server has 2^64 of those. */
  client: string;
  /** The IPv4 address again, or the /48, which a provider assigns to one site. */
  site: string;
}

/** Stands for every unknown address: one client to the limiters. */
export const UNKNOWN_NETWORK = 'unknown';

/**
 * Cloudflare sets the header; anything else in it counts as one client, `unknown`, as does this machine,
 * from which nobody visits a deployed site.
 */
export function findClientNetwork(request: Request): ClientNetwork {
  return toNetwork(request.headers.get('cf-connecting-ip') ?? '');
}

/**
 * Maps `2001:DB8::1` to `2001:db8:0:0::/64` and `2001:db8:0::/48`. An IPv4 address, mapped into IPv6 or
 * not, stays one address; any other text becomes `unknown`.
 */
export function toNetwork(text: string): ClientNetwork {
  const address = parseAddress(text);
  if (!(address instanceof ipaddr.IPv6)) {
    const whole = address?.toString() ?? UNKNOWN_NETWORK;
    return { client: whole, site: whole };
  }
  const groups = address.parts.map((part) => part.toString(16));
  return {
    client: `${groups.slice(0, 4).join(':')}::/64`,
    site: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  try {
    const address = ipaddr.process(text);
    return address.range() === 'loopback' ? null : address;
  } catch {
    return null;
  }
}
