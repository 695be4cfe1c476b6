import { describe, expect, it } from 'vitest';
import { exchangeRates } from '../../widgets/content/exchange-rates.ts';
import type { Visa } from '../../widgets/content/visas/visa.ts';
import { loadGuides } from '../../widgets/content/visas/visas.ts';
import { formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import { newestChanges, renderVisaProof } from './visa-proof.ts';

const guides = await loadGuides();

/** Authorities, and the exchange service that Germany's missions refer students to. */
const OFFICIAL =
  /^https:\/\/([\w.-]+\.)?(gov|gov\.uk|canada\.ca|gov\.au|govt\.nz|diplo\.de|auswaertiges-amt\.de|daad\.de)\//;

function visaOf(country: Visa['country'], days: (string | undefined)[]): Visa {
  const newer = days.map((effective, index) => ({
    currency: 'CAD' as const,
    value: 1000 * (index + 1),
    ...(effective && { effective }),
    asOf: '2026-10-05',
    source: 'https://www.canada.ca/funds',
  }));
  const listed = { currency: 'CAD' as const, value: 500, asOf: '2021-23', source: 'our list' };
  const figure = { topic: 'finances' as const, label: 'Living costs', per: 'year' as const };
  return { country, figures: [{ ...figure, listed, newer }] } as unknown as Visa;
}

describe('newestChanges', () => {
  it('takes the last change of each country, the newest first', () => {
    const changes = newestChanges(
      [
        visaOf('us', ['2024-01-01']),
        visaOf('ca', ['2025-09-01', '2026-09-01']),
        visaOf('uk', ['2026-11-30']),
        visaOf('de', [undefined]),
      ],
      2,
    );
    expect(changes).toMatchObject([
      { code: 'uk', effective: '2026-11-30', amount: 'CAD 1,000 a year', before: null },
      { code: 'ca', effective: '2026-09-01', amount: 'CAD 2,000 a year', before: 'CAD 1,000' },
    ]);
  });
});

describe('the proof on the home page', () => {
  it('links three changes to the tool, and in its fold to their sources and the rate', () => {
    const html = renderVisaProof(guides, (code) => `<svg id="${code}"></svg>`);
    const [inSight = '', folded = ''] = html.split('<details>');
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(inSight.match(/href="/g)).toHaveLength(3);
    expect(inSight.match(/href="\/tools\?visa-country=\w\w#visa-requirements"/g)).toHaveLength(3);
    expect(folded.match(/href="https/g)).toHaveLength(4);
    expect(html.match(/<svg id="\w\w">/g)).toHaveLength(3);
    expect(html.match(/about ₹/g)).toHaveLength(3);
    expect(html).toContain(`Rupees at the rate of ${formatDay(exchangeRates.asOf)}`);
    expect(html.match(/, from \d+&nbsp;\w+&nbsp;20\d\d/g)).toHaveLength(3);
  });

  it.each(newestChanges(guides, guides.length))('has for $country an official source', (change) => {
    expect(change.source).toMatch(OFFICIAL);
  });
});
