import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { visas } from './content/visas/visas.ts';
import { formatMoney } from './kit/funds/money.logic.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const articles = readdirSync(pathOf('./content/posts/'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(pathOf(`./content/posts/${file}`), 'utf8') }));
const launch = { file: 'launch.md', text: readFileSync(pathOf('../docs/launch.md'), 'utf8') };

/** Each figure's sums, oldest first: a month's or a year's, and that of all its months. */
const histories = Object.values(visas).flatMap(({ funds }) =>
  funds.flatMap(({ newer, months = 1 }) =>
    [...new Set([1, months])].map((times) =>
      newer.map(({ currency, value }) => ({ currency, value: value * times })),
    ),
  ),
);

/** Amounts of another meaning, as near to a sum as a mistake in it would be. */
const OTHER_AMOUNTS = [
  'CAD 24,028', // tuition in Canada
  'CAD 28,624', // tuition in Ontario
  'CAD 27,200', // one website's sum for Quebec, which docs/launch.md doubts
  '€10,000', // Ireland's sum: we have no guide to its visa
  '£1,164', // the health surcharge of a master's
];

/** Amounts of a text that are within a quarter of a sum to show and yet no such sum. */
function listUnknown(text: string): string[] {
  const sums = histories.flat();
  const amounts = [...text.matchAll(/(?<![A-Z])(\$|£|€|CAD |AUD |NZD )(\d[\d,]*\d)/g)];
  return amounts
    .filter(([amount, sign = '', digits = '']) => {
      const units = Number(digits.replaceAll(',', ''));
      const near = sums.filter(
        ({ currency, value }) =>
          currency === sign.trim() && Math.abs(units - value) < Math.max(units, value) / 4,
      );
      return (
        near.length > 0 &&
        near.every(({ value }) => value !== units) &&
        !OTHER_AMOUNTS.includes(amount)
      );
    })
    .map(([amount]) => amount);
}

describe('an article that names money to show', () => {
  it.each(articles)('names the newest sum that we know of: $file', ({ text }) => {
    const sums = histories.map((history) =>
      history.map(({ currency, value }) => formatMoney(currency, value)),
    );
    const stale = sums.filter(
      (of) => of.some((sum) => text.includes(sum)) && !text.includes(of.at(-1) ?? ''),
    );
    expect(stale).toEqual([]);
  });

  it.each([...articles, launch])('names no sum that the visas lack: $file', ({ text }) => {
    expect(listUnknown(text)).toEqual([]);
  });
});
