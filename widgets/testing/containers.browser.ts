import { assert } from 'chai';
import { closeFrames, type Frame, openFrame, type SaElement, settle } from './frame.ts';
import { readManifest, scriptsOf } from './manifest.ts';
import { fixedNodes, overflowOf } from './overflow.ts';

const PLACE = '<i data-place></i>';
const WITH_TEXT = `<p>Talk to one of us about the country, the course, the money and the visa, and about what comes first of all that in your own case.</p>${PLACE}`;
const box = (style: string, inner = PLACE) => `<div style="${style}">${inner}</div>`;

/** A place where pages put an element, which needs a least width there. Sizes in px. */
type Container = ReturnType<typeof alone>;
/** The full width less the container's own; 320 px are enough. */
const alone = (name: string, html: string, { taken = 0, isContentWide = false } = {}) => ({
  name,
  html,
  isContentWide,
  from: 0,
  least: (width: number) => Math.min(width - taken, 320),
});
/** The content alone determines the width. */
const shrunk = (name: string, html: string) => alone(name, html, { isContentWide: true });
/** A fair share beside a text or below a narrow button, on a page that is wide enough to share. */
const shared = (name: string, html: string, isContentWide = false): Container => ({
  name,
  html,
  isContentWide,
  from: 240,
  least: (width) => Math.min(width * 0.4, 180),
});

const containers = [
  alone('block', box('')),
  alone('columns', box('columns: 2 240px')),
  alone('table cell', `<table><tr><td>${PLACE}</table>`, { taken: 8 }),
  alone('modal dialog', `<dialog>${PLACE}</dialog>`, { taken: 80 }),
  shrunk('centred flex', box('display: flex; justify-content: center')),
  shrunk('WordPress Stack', box('display: flex; flex-direction: column; align-items: flex-start')),
  shrunk('WordPress Row', box('display: flex; flex-wrap: wrap; gap: 0.5em', WITH_TEXT)),
  shrunk('centred grid', box('display: grid; justify-items: center')),
  shrunk('float', box('float: left')),
  shrunk('drop-down', box('position: relative', box('position: absolute; top: 0; right: 0'))),
  shared('flex row beside a text', box('display: flex; gap: 16px', WITH_TEXT), true),
  shared('automatic columns', box('display: grid; grid-template-columns: auto auto', WITH_TEXT)),
  shared('narrow drop-down', box('position: relative; width: 64px', box('position: absolute'))),
  shared('cell beside a text', `<table><tr><td>${WITH_TEXT.replace('</p>', '</p><td>')}</table>`),
];

/** Widths of the page, which its containers fill. */
const PAGE_WIDTHS = [160, 240, 375, 1200];
/** The greatest width of forms and tools, in a page 3840 px wide. */
const widestOf = (tag: string) => {
  if (tag.endsWith('-form')) return 720;
  return /timeline|calculator|finder|exam|catalogue|simulator|requirements|practice/.test(tag)
    ? 1280
    : 3840;
};

/** Pages of others hold no internal element: our own pages and tools give it their whole width. */
const elements = (await readManifest()).filter(({ isInternal }) => !isInternal);

describe('an element in any container', () => {
  afterEach(closeFrames);

  for (const element of elements) {
    const tag = element.tagName;
    it(`<${tag}> can be read and never overflows`, async () => {
      const frame = await openElement(tag, scriptsOf(element)[0]);
      const findings: string[] = [];
      for (const width of PAGE_WIDTHS) {
        await resize(frame, width);
        for (const container of containers.filter(({ from = 0 }) => width >= from)) {
          const release = enclose(frame.element, container);
          const found = findingsIn(frame, container, width);
          if (found.length) findings.push(`${container.name}, ${width} px: ${found.join(', ')}`);
          release();
        }
      }
      await resize(frame, 3840);
      const width = widestPart(frame.element);
      if (width > widestOf(tag)) findings.push(`block, 3840 px: ${width} px wide`);
      assert.deepEqual(findings, []);
    });
  }

  it('is as wide as the page says by --sa-width and --sa-max-width', async () => {
    const frame = await openElement('sa-contact-form', 'widgets');
    const { element } = frame;
    await resize(frame, 1200);
    element.style.cssText = 'float: left; --sa-width: 500px';
    assert.equal(element.offsetWidth, 500);
    element.style.cssText = '--sa-max-width: none';
    assert.equal((element.shadowRoot.firstElementChild as HTMLElement).offsetWidth, 1200);
  });

  it('keeps its width where a page sets its display', async () => {
    const frame = await openElement('sa-contact-form', 'widgets');
    const { element } = frame;
    const content = element.shadowRoot.firstElementChild as HTMLElement;
    for (const width of [240, 600]) {
      await resize(frame, width);
      for (const display of ['flex', 'inline-flex', 'grid', 'inline-block', 'flow-root']) {
        element.style.display = display;
        assert.deepEqual([element.offsetWidth, content.offsetWidth], [width, width], display);
      }
    }
  });
});

/** Puts an element into a container at the end of the page; returns a function that removes it. */
function enclose(element: HTMLElement, { html }: Container): () => void {
  const { ownerDocument: page } = element;
  const box = page.createElement('div');
  box.innerHTML = html;
  page.body.append(box);
  (box.querySelector('[data-place]') as Element).replaceWith(element);
  box.querySelector('dialog')?.showModal();
  return () => {
    page.body.append(element);
    box.remove();
  };
}

interface ElementFrame extends Frame {
  element: SaElement;
}

async function openElement(tag: string, script: 'widgets' | 'loader'): Promise<ElementFrame> {
  const frame = await openFrame({ body: `<${tag}></${tag}>`, script });
  const element = await frame.ready(tag);
  const { body, documentElement } = frame.document;
  // Nothing but the element, and no scroll bar beside a long one.
  body.replaceChildren(element);
  body.style.margin = '0';
  documentElement.style.overflowY = 'hidden';
  return { ...frame, element };
}

async function resize(frame: Frame, width: number) {
  (frame.window.frameElement as HTMLElement).style.width = `${width}px`;
  await settle(frame);
}

function findingsIn(frame: ElementFrame, container: Container, width: number) {
  const { scrollWidth } = frame.document.documentElement;
  return [
    ...(scrollWidth > width ? [`the page scrolls to ${scrollWidth} px`] : []),
    ...(isFixed(frame.element)
      ? fixedFindings(frame, container, width)
      : flowFindings(frame, container, width)),
  ];
}

function flowFindings({ element }: ElementFrame, { least }: Container, pageWidth: number) {
  const { width } = element.getBoundingClientRect();
  const room = roomIn(element.parentElement as Element);
  return [
    ...(width < least(pageWidth) - 0.5 ? [`${width} px wide, needs ${least(pageWidth)}`] : []),
    ...(width > room + 0.5 ? [`${width} px wide in ${room}`] : []),
    ...overflowOf(element, element.shadowRoot),
  ];
}

/** A fixed element stays within the window, and takes no room from its neighbours. */
function fixedFindings({ element }: ElementFrame, { isContentWide }: Container, pageWidth: number) {
  const { width } = element.getBoundingClientRect();
  return [
    ...(isContentWide && width > 0 ? [`takes ${width} px`] : []),
    ...fixedNodes(element.shadowRoot).flatMap((node) => {
      const { left, right } = node.getBoundingClientRect();
      const isInside = left >= 0 && right <= pageWidth;
      return [...(isInside ? [] : [`at ${left} to ${right} px`]), ...overflowOf(node)];
    }),
  ];
}

function isFixed({ shadowRoot }: SaElement): boolean {
  return [...(shadowRoot.firstElementChild as Element).children].some((node) =>
    node.matches('[data-fixed], [popover]'),
  );
}

/** Width of the widest of its fields, its buttons and the parts that pages style. */
function widestPart({ shadowRoot }: SaElement): number {
  const parts = shadowRoot.querySelectorAll('[part], button, input, select, textarea');
  return Math.max(...[...parts].map((part) => part.getBoundingClientRect().width));
}

/** Width of the content box of a container. */
function roomIn(container: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(container);
  return container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
