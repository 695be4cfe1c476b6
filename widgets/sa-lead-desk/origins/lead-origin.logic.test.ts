import { describe, expect, it } from 'vitest';
import { isAskedOnOurPage, isWebsite } from './lead-origin.logic.ts';

const OURS = 'https://site.example';

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
