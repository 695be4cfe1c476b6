import { isAllowable } from '../../worker/contract/origin-request.ts';

/** An origin, or why there is none. */
type OriginReading = { origin: string; problem: '' } | { origin: ''; problem: string };

const EXAMPLE = 'https://www.example.com';

/** The origin of a website's address as people write it: `www.example.com/about`. */
export function readWebsite(text: string): OriginReading {
  const typed = text.trim();
  if (!typed) return refuse(`Write your website's address, such as ${EXAMPLE}`);
  const isLocal = /^localhost(:\d+)?(\/|$)/i.test(typed);
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(typed)
    ? typed
    : `${isLocal ? 'http' : 'https'}://${typed}`;
  if (!URL.canParse(address))
    return refuse(`This is not a website address. Write it like ${EXAMPLE}`);
  const { origin, protocol } = new URL(address);
  if (isAllowable(origin)) return { origin, problem: '' };
  if (protocol === 'http:') {
    return refuse(
      'Others can read the text that visitors send from a page at http://. Give the address that begins with https://',
    );
  }
  return refuse(`This is not a website address. Write it like ${EXAMPLE}`);
}

const refuse = (problem: string): OriginReading => ({ origin: '', problem });

/** The website named in our own address, `#origin=https://partner.example`; empty if none is. */
export const websiteInFragment = (hash: string): string =>
  new URLSearchParams(hash.slice(1)).get('origin')?.slice(0, 300) ?? '';
