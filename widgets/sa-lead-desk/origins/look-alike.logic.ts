import type { Lead } from '../../../worker/contract/leads.ts';
import { editDistance } from '../../kit/rules/closest.ts';

/** Letters that look like Latin ones without their accents, and digits that look like letters. */
const TWINS: Readonly<Record<string, string>> = {
  а: 'a',
  ɑ: 'a',
  α: 'a',
  ь: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  є: 'e',
  ε: 'e',
  ɡ: 'g',
  һ: 'h',
  і: 'i',
  ι: 'i',
  ı: 'i',
  ј: 'j',
  к: 'k',
  κ: 'k',
  ӏ: 'i',
  м: 'm',
  п: 'n',
  ո: 'n',
  η: 'n',
  о: 'o',
  ο: 'o',
  σ: 'o',
  օ: 'o',
  р: 'p',
  ρ: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ս: 'u',
  ν: 'v',
  ѵ: 'v',
  ѡ: 'w',
  ԝ: 'w',
  х: 'x',
  χ: 'x',
  у: 'y',
  γ: 'y',
  ү: 'y',
  ᴢ: 'z',
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

/** A shorter name is part of too many others. */
const MIN_LETTERS = 5;
/** From this length on, two letters may differ. */
const LONG_LETTERS = 9;

/**
 * The origin of ours or of a partner for which another could be taken, although it is not theirs: a
 * name with a letter more, less or swapped, with letters that look like others, or with theirs as a
 * part of it. Null for their own subdomains, and where nothing is alike.
 */
export function findLookAlike(origin: string, known: readonly string[]): string | null {
  const host = hostOf(origin);
  if (known.some((other) => isSameSite(host, hostOf(other)))) return null;
  const names = namesOf(host);
  return known.find((other) => isAlike(names, mainNameOf(hostOf(other)))) ?? null;
}

const hostOf = (origin: string) =>
  URL.canParse(origin) ? new URL(origin).hostname.replace(/^www\./, '') : '';

const isSameSite = (host: string, other: string) => host === other || host.endsWith(`.${other}`);

/** Each part of a host but the last, and all of them together, as they look. */
function namesOf(host: string): string[] {
  const labels = host.split('.').map(spell);
  return [...labels.slice(0, -1), labels.join('')];
}

/** The main part of a host: the longest one before its ending. */
function mainNameOf(host: string): string {
  const labels = host.split('.').slice(0, -1).map(spell);
  return labels.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** A part of a host as it looks: with the letters that its own resemble, without hyphens. */
const spell = (label: string) =>
  [
    ...readPunycode(label)
      .normalize('NFKD')
      .replace(/\p{M}|-/gu, '')
      .toLowerCase(),
  ]
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

function isAlike(names: readonly string[], name: string): boolean {
  if (name.length < MIN_LETTERS) return false;
  const most = name.length < LONG_LETTERS ? 1 : 2;
  return names.some((other) => other.includes(name) || editDistance(other, name) <= most);
}

/** A part of a host in letters of its own script (RFC 3492); as it is, if it is in none but ASCII. */
function readPunycode(label: string): string {
  if (!label.startsWith('xn--')) return label;
  const encoded = label.slice(4);
  const end = encoded.lastIndexOf('-');
  const letters = end > 0 ? [...encoded.slice(0, end)] : [];
  let [code, place, bias] = [128, 0, 72];
  let at = end + 1;
  while (at < encoded.length) {
    const before = place;
    let weight = 1;
    for (let step = 36; ; step += 36) {
      const digit = Number.parseInt(encoded[at] ?? '', 36);
      at += 1;
      // Letters count from 0, digits from 26.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (!(value >= 0)) return label;
      place += value * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    bias = adapt(place - before, letters.length + 1, before === 0);
    code += Math.floor(place / (letters.length + 1));
    place %= letters.length + 1;
    if (code > 0x10ffff) return label;
    letters.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return letters.join('');
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let steps = 0;
  for (; rest > 455; steps += 36) rest = Math.floor(rest / 35);
  return steps + Math.floor((36 * rest) / (rest + 38));
}

/** Whether a lead's source is a website, and not the desk, a frame or a page without an address. */
export const isWebsite = (source: string): boolean => /^https?:/.test(source);

/** Whether a message comes from our own page for partners. */
export function isAskedOnOurPage(
  { source, pageUrl }: Pick<Lead, 'source' | 'pageUrl'>,
  ownOrigins: readonly string[],
): boolean {
  if (!pageUrl || !URL.canParse(pageUrl) || !ownOrigins.includes(source)) return false;
  const { origin, pathname } = new URL(pageUrl);
  return origin === source && /^\/partners(\/|$)/.test(pathname);
}
