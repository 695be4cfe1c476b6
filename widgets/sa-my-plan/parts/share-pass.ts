import { exchangeRates } from '../../content/exchange-rates.ts';
import { planNames } from '../../content/plan-names.ts';
import { drawPass } from '../../kit/pass/pass-picture.logic.ts';
import { formatDay } from '../../kit/rules/calendar-day.ts';
import type { Plan } from '../../kit/stores/plan.ts';
import { describePass } from '../../kit/stores/plan-pass.logic.ts';
import { dateNextStep, writeCosts } from '../../kit/stores/plan-words.logic.ts';
import { drawPicture, savePicture } from '../../kit/tools/save-picture.ts';

interface SharedPass {
  plan: Plan;
  issuer: string;
  /** Carries the choices alone. */
  link: string;
  /** Has the colours that the page gives to main buttons. */
  coloured: Element;
  today: string;
}

/** The pass for her parents: choices, what came out, sources with their days, and the link. */
function draw({ plan, issuer, link, coloured, today }: SharedPass): string {
  const { backgroundColor: paper, color: ink } = getComputedStyle(coloured);
  const { estimate, rate, nextStep } = plan.results;
  return drawPass({
    pass: describePass(plan, planNames),
    issuer,
    link,
    colours: { paper, ink },
    notes: [
      ...(estimate ? [`${writeCosts(estimate, rate)} An estimate from our tables.`] : []),
      ...(nextStep ? [`Next: ${dateNextStep(nextStep)}.`] : []),
      `Rupees by the ${exchangeRates.publisher}, ${formatDay(exchangeRates.asOf)}. Every visa figure and date has its official source beside it in the tools.`,
      `As of ${formatDay(today)}. This link opens the plan:`,
    ],
  });
}

export const savePass = (shared: SharedPass) => savePicture(draw(shared), 'study-plan.png');

/** Prints the pass alone on A5: a page's own rules for paper stay out of it. */
export async function printPass(shared: SharedPass): Promise<void> {
  const url = URL.createObjectURL(await drawPicture(draw(shared)));
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, {
    position: 'fixed',
    inset: '100% auto auto 0',
    width: '1px',
    height: '1px',
    border: '0',
  });
  document.body.append(frame);
  const page = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) throw new Error('The browser gave no frame');
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(
    '@page { size: A5 landscape; margin: 0 } body { margin: 0 } img { inline-size: 100% }',
  );
  page.document.adoptedStyleSheets = [sheet];
  const image = page.document.createElement('img');
  image.alt = 'Study plan';
  image.src = url;
  await image.decode();
  page.document.body.append(image);
  page.addEventListener('afterprint', () => {
    frame.remove();
    URL.revokeObjectURL(url);
  });
  page.focus();
  page.print();
}
