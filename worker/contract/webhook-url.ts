/** An IP address in place of a host name: `[::1]`, `127.0.0.1`. */
const ADDRESS = /^\[|(^|\.)\d+$/;

/**
 * Whether a webhook may be sent to an address, or a visitor to a meeting: https on its own port, a name
 * with a domain, no credentials. There is no list of private names: anyone can point their own name
 * at a private address, and the platform reaches no private network.
 *
 * @param ownOrigins our own origins: a webhook to one of them would call us for every lead
 */
export function isPublicWebhookUrl(text: string, ownOrigins: readonly string[] = []): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, port, username, password } = new URL(text);
  const host = hostOf(text);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    host.includes('.') &&
    !ADDRESS.test(host) &&
    !ownOrigins.some((origin) => URL.canParse(origin) && hostOf(origin) === host)
  );
}

/** The host without `www.` and a final dot, which lead to the same place. */
const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\.|\.$/g, '');
