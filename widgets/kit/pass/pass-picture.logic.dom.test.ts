import { describe, expect, it } from 'vitest';
import type { TextLook } from '../rules/picture-text.ts';
import { describePass } from '../stores/plan-pass.logic.ts';
import { drawPass, namePicture } from './pass-picture.logic.ts';

const none = { levels: {}, seasons: {}, accommodations: {}, lifestyles: {} };
const names = { countries: [{ code: 'ca', name: 'Canada' }], ...none };
const measure = (text: string, { size }: TextLook) => text.length * size * 0.6;
const passOf = (choices: object, results: object) => describePass({ choices, results }, names);
const draw = (choices: object, results: object = {}, issuer = 'Campus & Co') =>
  new DOMParser().parseFromString(
    drawPass(
      {
        pass: passOf(choices, results),
        issuer,
        notes: ['A sentence. '.repeat(99).trim()],
        colours: { paper: 'rgb(35, 72, 212)', ink: 'rgb(255, 255, 255)' },
      },
      measure,
    ),
    'image/svg+xml',
  );
const textsOf = (svg: Document) =>
  [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
const sizeOf = (svg: Document, text: string) =>
  [...svg.querySelectorAll('text')]
    .find(({ textContent }) => textContent === text)
    ?.getAttribute('font-size');

describe('drawPass', () => {
  it('has route, issuer and answers, in letters that a phone shows', () => {
    const svg = draw({ country: 'ca' }, { visaTicks: { done: 2, all: 9 } });
    expect(textsOf(svg)).toEqual(
      expect.arrayContaining(['India to Canada', 'CAMPUS & CO', 'Not yet']),
    );
    expect(sizeOf(svg, '2 of 9 documents ready')).toBe('44');
    expect(sizeOf(svg, 'Not yet')).toBe('44');
  });

  it('shows an overdue step in ink, not in the green of what is done', () => {
    const fillOf = (state?: 'overdue') => {
      const nextStep = { title: 'GRE', day: '2026-09-01', ...(state && { state }) };
      const texts = [...draw({}, { nextStep }).querySelectorAll('text')];
      return texts.find(({ textContent }) => textContent?.startsWith('GRE'))?.getAttribute('fill');
    };
    expect([fillOf(), fillOf('overdue')]).toEqual(['#15803d', '#0f172a']);
  });

  it('is four to five, in the colours of the page, and refers to nothing outside it', () => {
    const svg = draw({}).documentElement;
    expect(svg.getAttribute('viewBox')).toBe('0 0 1080 1350');
    expect(svg.querySelector('[href], image, use, style')).toBeNull();
    expect(svg.querySelectorAll('rect')[1]?.getAttribute('fill')).toBe('rgb(35, 72, 212)');
  });

  it('says how money is meant on a line of its own', () => {
    const estimate = { totalUsd: { monthly: 1000, yearly: 500 }, years: 1 };
    const texts = textsOf(draw({}, { estimate }));
    expect(texts).toEqual(expect.arrayContaining(['$500 to $1,000 a year', 'rent once, or × 12']));
  });

  it('cuts text that does not fit at its smallest, and shows markup as text', () => {
    const texts = textsOf(draw({ city: '<b>' }, {}, '<script>'));
    expect(texts).toEqual(expect.arrayContaining(['<SCRIPT>', '<b>']));
    expect(texts.at(-1)).toMatch(/…$/);
  });
});

describe('namePicture', () => {
  it('says the way and every answer', () => {
    expect(namePicture(passOf({ country: 'ca' }, { visaTicks: { done: 2, all: 9 } }))).toBe(
      'Study plan: India to Canada. Money: not yet. Funding: not yet. Dates: not yet. English: not yet. Visa: 2 of 9 documents ready.',
    );
  });
});
