import ipaddr from 'ipaddr.js';

/** Names that never leave a private network. */
const PRIVATE_NAMES =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;

/**
 * Whether a webhook may be sent to an address: https, a name on the public internet, no credentials.
 * What the name resolves to is not known here; the platform reaches no private network.
 */
export function isPublicWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    username === '' &&
    password === '' &&
    host.includes('.') &&
    !ipaddr.isValid(host.replace(/^\[|\]$/g, '')) &&
    !PRIVATE_NAMES.test(host)
  );
}
