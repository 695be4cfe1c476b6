import { describe, expect, it } from 'vitest';
import { findLookAlike, isAskedOnOurPage, isWebsite } from './look-alike.logic.ts';

const CAMPUS = 'https://campus-times.example';
const OURS = 'https://www.sarathi.example';
const KNOWN = [OURS, CAMPUS, 'https://ab.example', 'https://partner.pages.example'];

describe('findLookAlike', () => {
  it.each([
    ['a letter less', 'https://campus-tmes.example', CAMPUS],
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

  it.each(
    'aаɑα bь8 cс dԁ eеєε3ё gɡ9 hһ iіιıӏ1lї jј kкκ mм nпոη oоοσօ0 pрρ qԛ rг sѕ5 tтτ7 uυս vνѵ wѡԝ xхχ yуγү zᴢ'.split(
      ' ',
    ),
  )('takes the letters of %s for the first', ([latin = '', ...twins]) => {
    const nameOf = (letter: string) => `https://${`${letter}x`.repeat(3)}.example`;
    for (const twin of twins)
      expect(findLookAlike(nameOf(twin), [nameOf(latin)])).toBe(nameOf(latin));
  });

  it.each([
    ['their subdomain', 'https://blog.campus-times.example'],
    ['theirs without www', 'https://sarathi.example'],
    ['a name of its own', 'https://globe-study.example'],
    ['a name that shares a word', 'https://times-daily.example'],
    ['a neighbour at the same host', 'https://another.pages.example'],
    ['a very short name beside a short one', 'https://ac.example'],
    ['a developer’s machine', 'http://localhost:5500'],
    ['broken punycode', 'https://xn--a-.example'],
    ['no origin at all', 'null'],
  ])('finds no look-alike in %s', (_, origin) => {
    expect(findLookAlike(origin, KNOWN)).toBeNull();
  });
});

describe('isAskedOnOurPage', () => {
  it.each([
    [OURS, `${OURS}/partners`, true],
    [OURS, `${OURS}/contact`, false],
    [OURS, `${OURS}/partnership`, false],
    [OURS, null, false],
    ['https://evil.example', `${OURS}/partners`, false],
    [OURS, 'https://evil.example/partners', false],
  ])('of a message from %s, %s: %s', (source, pageUrl, expected) => {
    expect(isAskedOnOurPage({ source, pageUrl }, [OURS])).toBe(expected);
  });
});

describe('isWebsite', () => {
  it.each([
    ['https://a.example', true],
    ['null', false],
    ['desk', false],
  ])('of %s: %s', (source, expected) => {
    expect(isWebsite(source)).toBe(expected);
  });
});
