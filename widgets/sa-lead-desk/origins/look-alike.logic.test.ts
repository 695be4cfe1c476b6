import { describe, expect, it } from 'vitest';
import { findLookAlike, isAskedOnOurPage, isWebsite } from './look-alike.logic.ts';

const CAMPUS = 'https://campus-times.example';
const OURS = 'https://www.sarathi.example';
const KNOWN = [OURS, CAMPUS, 'https://ab.example', 'https://partner.pages.example'];

describe('findLookAlike', () => {
  it.each([
    ['a letter less', 'https://campus-tmes.example', CAMPUS],
    ['a letter more', 'https://campus-timess.example', CAMPUS],
    ['letters swapped', 'https://campus-tiems.example', CAMPUS],
    ['a short name with a letter changed', 'https://saratni.example', OURS],
    ['digits for letters', 'https://carnpus-t1mes.example', CAMPUS],
    ['letters that look like another', 'https://carnpus-times.example', CAMPUS],
    ['another ending', 'https://campus-times.net', CAMPUS],
    ['no hyphen', 'https://campustimes.example', CAMPUS],
    ['a dot for the hyphen', 'https://campus.times.example', CAMPUS],
    ['theirs before another', 'https://campus-times.example.evil.net', CAMPUS],
    ['theirs as a part', 'https://login-campus-times.evil.net', CAMPUS],
    ['ours with a word', 'https://sarathi-admissions.example', OURS],
    ['a Cyrillic letter', 'https://xn--cmpus-times-yij.example', CAMPUS],
    ['Cyrillic letters among others', 'https://xn--rth-5cdb3tma.example', OURS],
    ['Cyrillic letters only', 'https://xn--80aai5dxek02e.example', OURS],
    ['an accent', 'https://xn--srathi-pta.example', OURS],
  ])('marks %s', (_, origin, known) => {
    expect(findLookAlike(origin, KNOWN)).toBe(known);
  });

  it.each([
    ['a', 'аɑα'],
    ['b', 'ь8'],
    ['c', 'с'],
    ['d', 'ԁ'],
    ['e', 'еєε3ё'],
    ['g', 'ɡ9'],
    ['h', 'һ'],
    ['i', 'іιıӏ1lї'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['m', 'м'],
    ['n', 'пոη'],
    ['o', 'оοσօ0'],
    ['p', 'рρ'],
    ['q', 'ԛ'],
    ['r', 'г'],
    ['s', 'ѕ5'],
    ['t', 'тτ7'],
    ['u', 'υս'],
    ['v', 'νѵ'],
    ['w', 'ѡԝ'],
    ['x', 'хχ'],
    ['y', 'уγү'],
    ['z', 'ᴢ'],
  ])('takes for %s each of %s', (latin, twins) => {
    const nameOf = (letter: string) => `https://${`${letter}x`.repeat(3)}.example`;
    const known = [nameOf(latin)];
    expect([...twins].map((twin) => findLookAlike(nameOf(twin), known))).toEqual(
      [...twins].map(() => known[0]),
    );
  });

  it.each([
    ['their subdomain', 'https://blog.campus-times.example'],
    ['theirs without www', 'https://sarathi.example'],
    ['theirs by another port', 'http://campus-times.example:8080'],
    ['a name of its own', 'https://globe-study.example'],
    ['a name that shares a word', 'https://times-daily.example'],
    ['a neighbour at the same host', 'https://another.pages.example'],
    ['a very short name beside a short one', 'https://ac.example'],
    ['a developer’s machine', 'http://localhost:5500'],
    ['an address', 'http://192.0.2.1'],
    ['broken punycode', 'https://xn--a-.example'],
    ['no origin at all', 'null'],
  ])('lets %s be', (_, origin) => {
    expect(findLookAlike(origin, KNOWN)).toBeNull();
  });
});

describe('isAskedOnOurPage', () => {
  it.each([
    [OURS, `${OURS}/partners`, true],
    [OURS, `${OURS}/partners/sa-contact-form`, true],
    [OURS, `${OURS}/contact`, false],
    [OURS, `${OURS}/partnership`, false],
    [OURS, null, false],
    ['https://evil.example', `${OURS}/partners`, false],
    ['https://evil.example', 'https://evil.example/partners', false],
    [OURS, 'https://evil.example/partners', false],
  ])('of a message from %s, %s: %s', (source, pageUrl, expected) => {
    expect(isAskedOnOurPage({ source, pageUrl }, [OURS])).toBe(expected);
  });
});

describe('isWebsite', () => {
  it.each([
    ['https://a.example', true],
    ['http://a.example', true],
    ['null', false],
    ['frame', false],
    ['desk', false],
  ])('of %s: %s', (source, expected) => {
    expect(isWebsite(source)).toBe(expected);
  });
});
