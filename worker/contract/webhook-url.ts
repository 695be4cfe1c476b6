/** Names that never leave a private network, and those that anybody can point into one. */
const PRIVATE_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|svc|cluster|consul|onion|nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me)$/;

/** How a URL writes an address in place of a name: `[::1]`, `127.0.0.1`. */
const ADDRESS = /^\[|(^|\.)\d+$/;

/**
 * Whether a webhook may be sent to an address: https on its own port, a name on the public internet,
 * no credentials. What the name resolves to is not known here; the platform reaches no private network.
 *
 * @param ownOrigins where we ourselves answer: a webhook to us would call us for every lead
 */
export function isPublicWebhookUrl(text: string, ownOrigins: readonly string[] = []): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    host.includes('.') &&
    !ADDRESS.test(host) &&
    !PRIVATE_NAMES.test(host) &&
    !ownOrigins.some((origin) => URL.canParse(origin) && new URL(origin).hostname === host)
  );
}
