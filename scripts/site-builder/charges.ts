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

/**
 * Renders charges and earnings as plain HTML in the build, so that no visitor downloads them as code:
 * the first answer and the prices in sight, the others folded.
 */
export function renderCharges({ charges, warnings, licences }: ChargesContent): string {
  const isOpen = ({ prices }: ChargesContent['charges'][number], index: number) =>
    index === 0 || prices;
  const inSight = charges
    .filter(isOpen)
    .map(
      ({ question, answer, prices }) =>
        `<h3>${escapeHtml(question)}</h3>\n${prices ? tableOf(prices) : ''}<p>${escapeHtml(answer)}</p>`,
    );
  const folded = charges
    .filter((charge, index) => !isOpen(charge, index))
    .map(({ question, answer }) => foldOf(question, `<p>${escapeHtml(answer)}</p>`));
  return `<div class="split">
<div>${inSight.join('\n')}</div>
<div>${folded.join('\n')}
${foldOf('How do I recognise a fraudulent agent?', listOf(warnings.map(escapeHtml)))}
${foldOf('Who is licensed?', listOf(licences.map((licence) => escapeHtml(licence.text) + sourceOf(licence))))}</div>
</div>`;
}

const foldOf = (question: string, answer: string) =>
  `<details><summary>${escapeHtml(question)}</summary>${answer}</details>`;

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
