import { describe, expect, it } from 'vitest';
import { describePass } from '../stores/plan-pass.logic.ts';
import { drawPass } from './pass-picture.logic.ts';

const names = {
  countries: [{ code: 'ca', name: 'Canada' }],
  levels: {},
  seasons: {},
  accommodations: {},
  lifestyles: {},
};
const draw = (choices: object, results: object = {}, issuer = 'Campus & Co') =>
  new DOMParser().parseFromString(
    drawPass({
      pass: describePass({ choices, results }, names),
      issuer,
      notes: ['Costs: a sentence. '.repeat(12).trim()],
      link: `https://our.example/tools#plan&${'city=Oz&'.repeat(20)}`,
      colours: { paper: 'rgb(35, 72, 212)', ink: 'rgb(255, 255, 255)' },
    }),
    'image/svg+xml',
  );
const textsOf = (svg: Document) =>
  [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('drawPass', () => {
  it('says where to, by whom, and what is answered', () => {
    const texts = textsOf(draw({ country: 'ca' }, { visaTicks: { done: 2, all: 9 } }));
    expect(texts).toEqual(
      expect.arrayContaining(['India to Canada', 'CAMPUS & CO', '2 of 9', 'Not yet']),
    );
  });

  it('is A5 across, on white, and refers to nothing outside it', () => {
    const svg = draw({}).documentElement;
    expect(svg.getAttribute('viewBox')).toBe('0 0 1050 740');
    expect(svg.querySelector('[href], image, use, style')).toBeNull();
  });

  it('has the colours of the page in its head', () => {
    const [, head] = draw({}).querySelectorAll('rect');
    expect(head?.getAttribute('fill')).toBe('rgb(35, 72, 212)');
  });

  it('breaks long sentences, and shows markup as text', () => {
    const texts = textsOf(draw({ city: '<b>' }, {}, '<script>'));
    expect(texts).toContain('<SCRIPT>');
    expect(texts.every((text) => (text ?? '').length <= 96)).toBe(true);
  });
});
