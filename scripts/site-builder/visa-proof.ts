import { countries } from '../../widgets/content/countries/countries.ts';
import { exchangeRates } from '../../widgets/content/exchange-rates.ts';
import type { Visa } from '../../widgets/content/visas/visa.ts';
import { aboutRupees, formatAmount } from '../../widgets/kit/funds/money.logic.ts';
import { formatDay } from '../../widgets/kit/rules/calendar-day.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import { describeSource } from '../../widgets/kit/rules/source.ts';

/** A visa figure that has changed, or that is announced to. */
interface FigureChange {
  country: string;
  /** Country code. */
  code: string;
  label: string;
  /** `£1,570 a month`. */
  amount: string;
  /** `£1,529`; null if the source names none. */
  before: string | null;
  /** The first day it applies, as YYYY-MM-DD. */
  effective: string;
  source: string;
  /** `about ₹2 lakh`. */
  rupees: string;
}

/** The last change of each country, the newest `count` of them first. */
export function newestChanges(all: readonly Visa[], count: number): FigureChange[] {
  return all
    .flatMap((visa) => lastChange(visa) ?? [])
    .sort((one, other) => other.effective.localeCompare(one.effective))
    .slice(0, count);
}

function lastChange({ country, figures }: Visa): FigureChange | undefined {
  const changes = figures.flatMap((figure): FigureChange[] => {
    const newest = figure.newer.at(-1);
    if (!newest?.effective) return [];
    const { label } = figure;
    const { effective, source } = newest;
    const earlier = figure.newer.at(-2);
    return [
      {
        country: countries.find(({ code }) => code === country)?.name ?? country,
        code: country,
        label,
        amount: formatAmount(newest) + (figure.per ? ` a ${figure.per}` : ''),
        before: earlier ? formatAmount(earlier) : null,
        effective,
        source,
        rupees: aboutRupees(
          newest.currency,
          newest.value,
          newest.upTo ?? newest.value,
          exchangeRates.perEuro,
        ),
      },
    ];
  });
  const days = changes.map(({ effective }) => effective).sort();
  return changes.find(({ effective }) => effective === days.at(-1));
}

/**
 * The proof on the home page: the newest changes, large, with flag and day; behind them their sources. Plain HTML of the
 * build, because the visa data weighs more than the page may.
 */
export function renderVisaProof(
  all: readonly Visa[],
  renderFlag: (country: string) => string,
): string {
  const changes = newestChanges(all, 3);
  const items = changes.map((change) => {
    const { country, code, label, amount, effective, rupees } = change;
    const link = `<a href="/tools?visa-country=${code}#visa-requirements">${country}</a>`;
    const day = formatDay(effective).replaceAll(' ', '&nbsp;');
    return `<li>
<p class="where">${renderFlag(code)} ${link}</p>
<p class="sum">${escapeHtml(amount)}</p>
<p>${escapeHtml(label)}, ${escapeHtml(rupees)}, from ${day}</p>
</li>`;
  });
  const sources = changes.map(({ country, before, source }) => {
    const { name, url } = describeSource(source);
    return `<p>${country}${before ? `, ${escapeHtml(before)} before` : ''}: <a href="${escapeHtml(url ?? '')}">${escapeHtml(name)}</a></p>`;
  });
  return `<ul>\n${items.join('\n')}\n</ul>
<details><summary>Sources of these figures</summary>
${sources.join('\n')}
<p>Rupees at the rate of ${formatDay(exchangeRates.asOf)}: <a href="${exchangeRates.source}">${exchangeRates.publisher}</a></p>
</details>`;
}
