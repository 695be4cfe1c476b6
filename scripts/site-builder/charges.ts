import type { charges, licences, Price, warnings } from '../../widgets/content/charges.ts';
import type { Provenance } from '../../widgets/content/provenance.ts';
import { formatDay, onDay } from '../../widgets/kit/rules/calendar-day.ts';
import { escapeHtml } from '../../widgets/kit/rules/escape-html.ts';
import { describeSource } from '../../widgets/kit/rules/source.ts';

interface ChargesContent {
  charges: typeof charges;
  warnings: typeof warnings;
  licences: typeof licences;
}

/** Renders charges and earnings as plain HTML in the build, so that no visitor downloads them as code. */
export function renderCharges({ charges, warnings, licences }: ChargesContent): string {
  const answers = charges.map(
    ({ question, answer, prices }) =>
      `<h3>${escapeHtml(question)}</h3>\n<p>${escapeHtml(answer)}</p>${prices ? tableOf(prices) : ''}`,
  );
  return `${answers.join('\n')}
<h3>How do I recognise a fraudulent agent?</h3>
${listOf(warnings.map(escapeHtml))}
<h3>Who is licensed?</h3>
${listOf(licences.map((licence) => escapeHtml(licence.text) + sourceOf(licence)))}`;
}

function tableOf(prices: readonly Price[]): string {
  const rows = prices.map(
    ({ work, price }) =>
      `<tr><th scope="row">${escapeHtml(work)}</th><td>${escapeHtml(price)}</td></tr>`,
  );
  const isSample = prices.some(({ open }) => open);
  return `<table>
<caption>${isSample ? 'Sample prices, taxes included' : 'Prices, taxes included'}</caption>
${rows.join('\n')}
</table>`;
}

const listOf = (items: readonly string[]) =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`;

/** HTML that names and links the source; empty without a page to link to. */
function sourceOf({ source, asOf, isUndated }: Provenance): string {
  const { name, url } = describeSource(source);
  if (!url) return '';
  const day = isUndated ? `read ${onDay(asOf)}, undated page` : formatDay(asOf);
  return ` <small>Source: <a href="${escapeHtml(url)}">${escapeHtml(name)}</a>, ${day}</small>`;
}
