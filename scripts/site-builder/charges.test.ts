import { describe, expect, it } from 'vitest';
import * as content from '../../widgets/content/charges.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import { renderCharges } from './charges.ts';

const { charges, warnings, licences } = content;
const prices = charges.flatMap((charge) => charge.prices ?? []);
const html = renderCharges(content);

describe('our charges, on the page about us', () => {
  it('says each question with its answer, each price, warning and licence with its source', () => {
    const texts = [
      ...charges.flatMap(({ question, answer }) => [question, answer]),
      ...prices.flatMap(({ work, price }) => [work, price]),
      ...warnings,
      ...licences.map(({ text }) => text),
    ];
    expect(texts.filter((text) => !html.includes(escapeHtml(text)))).toEqual([]);
    const pages = licences.filter(({ source }) => source.startsWith('https'));
    for (const { source } of pages) expect(html).toContain(`href="${escapeHtml(source)}"`);
  });

  it('keeps the first answer and the prices in sight, and folds the others', () => {
    const [inSight = ''] = html.split('<details>');
    const answers = charges.filter(({ answer }) => inSight.includes(escapeHtml(answer)));
    expect(answers).toEqual(charges.filter((charge, index) => index === 0 || charge.prices));
    for (const { price } of prices) expect(inSight).toContain(price);
  });

  it('calls its prices samples until they are the owner’s', () => {
    expect(html.includes('Sample prices')).toBe(prices.some(({ open }) => open));
    const real = charges.map(({ prices = [], ...charge }) => ({
      ...charge,
      prices: prices.map(({ open: _, ...price }) => price),
    }));
    expect(renderCharges({ ...content, charges: real })).not.toContain('Sample');
  });
});
