import { describe, expect, it } from 'vitest';
import { deadlines } from './deadlines.ts';
import { postSources } from './posts/sources.ts';
import { indianAwards } from './scholarships/indian-awards.ts';
import { scholarships } from './scholarships/scholarships.ts';
import { guide as canada } from './visas/canada.ts';
import { funds, guide as unitedKingdom } from './visas/united-kingdom.ts';

const text = JSON.stringify([
  scholarships.map(({ extension }) => extension.window),
  indianAwards,
  canada,
  unitedKingdom,
  funds,
  postSources,
]);

describe('deadlines', () => {
  it.each(deadlines)(
    '$text: has the source that our tools or articles give, and its day',
    (entry) => {
      expect(text).toContain(entry.source);
      expect(entry.asOf).toMatch(/^\d{4}(-\d\d){0,2}$/);
      expect(entry.path).toMatch(/^\//);
    },
  );

  const windows = [
    ...scholarships.map(({ extension }) => ({ window: extension.window, sources: [] })),
    ...indianAwards.map(({ window, unconfirmed = [] }) => ({ window, sources: unconfirmed })),
  ];

  it.each(deadlines.filter(({ when }) => !when.on))(
    '$text: falls in the month that the finder shows',
    ({ when, source }) => {
      const found = windows.filter(({ window, sources }) =>
        [window, ...sources].some((fact) => fact?.source === source),
      );
      expect(
        found.some(({ window }) =>
          (['opens', 'closes'] as const).every(
            (edge) => !Object.hasOwn(when as object, edge) || window?.[edge] === Object(when)[edge],
          ),
        ),
      ).toBe(true);
    },
  );

  it.each(deadlines.filter(({ text }) => /closes.*\d(?:st|nd|rd|th)/.test(text)))(
    '$text: is over after the earliest day that it names',
    ({ when, text }) => {
      const days = [...text.matchAll(/(\d+)(?:st|nd|rd|th)/g)].map(([, day]) => Number(day));
      expect(when).toMatchObject({ day: Math.min(...days) });
    },
  );
});
