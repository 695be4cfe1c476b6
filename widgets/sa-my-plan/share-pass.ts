import { planNames } from '../content/plan-names.ts';
import { namePicture } from '../kit/pass/pass-picture.logic.ts';
import { describePass } from '../kit/stores/plan-pass.logic.ts';
import { drawPicture, measureText, savePicture } from '../kit/tools/save-picture.ts';
import { drawPlan, type PlanPicture } from './plan-picture.ts';

interface SharedPass extends Omit<PlanPicture, 'colours'> {
  /** Has the colours that the page gives to main buttons. */
  coloured: Element;
}

function draw({ coloured, ...picture }: SharedPass): string {
  const { backgroundColor: paper, color: ink } = getComputedStyle(coloured);
  return drawPlan({ ...picture, colours: { paper, ink } }, measureText);
}

export const savePass = (shared: SharedPass) => savePicture(draw(shared), 'study-plan.png');

/** Below the picture, which is not as high as A5. */
const SHEET = `
  @page { size: A5 portrait; margin: 0 }
  body { margin: 0; font: 7pt/1.3 system-ui, sans-serif }
  img { display: block; inline-size: 100% }
  a { display: block; max-block-size: 21mm; margin-inline: 9mm; overflow: hidden; overflow-wrap: anywhere; color: inherit }
`;

/**
 * Prints the pass alone on A5: a page's own rules for paper stay out of it. The link to the plan is
 * text below the picture, to press in a PDF.
 */
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
  sheet.replaceSync(SHEET);
  page.document.adoptedStyleSheets = [sheet];
  const image = page.document.createElement('img');
  image.alt = namePicture(describePass(shared.plan, planNames));
  image.src = url;
  await image.decode();
  const link = page.document.createElement('a');
  link.href = shared.link;
  link.textContent = shared.link;
  page.document.body.append(image, link);
  page.addEventListener('afterprint', () => {
    frame.remove();
    URL.revokeObjectURL(url);
  });
  page.focus();
  page.print();
}
