import { assert } from 'chai';
import { type Container, containers, enclose } from './containers.ts';
import { closeFrames, type Frame, openFrame, type SaElement, settle } from './frame.ts';
import { readManifest, scriptsOf } from './manifest.ts';
import { fixedNodes, overflowOf } from './overflow.ts';

/** Widths of the page, which its containers fill. */
const PAGE_WIDTHS = [160, 240, 375, 1200];
/** The greatest width of forms and tools, in a page 3840 px wide. */
const WIDEST: Record<string, number> = {
  'sa-consultation-form': 720,
  'sa-contact-form': 720,
  'sa-newsletter-form': 720,
  'sa-application-timeline': 1280,
  'sa-cost-calculator': 1280,
  'sa-scholarship-finder': 1280,
  'sa-toefl-mock-exam': 1280,
  'sa-tools-catalogue': 1280,
  'sa-visa-interview-simulator': 1280,
  'sa-visa-requirements': 1280,
  'sa-vocabulary-practice': 1280,
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
      if (width > (WIDEST[tag] ?? 3840)) findings.push(`block, 3840 px: ${width} px wide`);
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

  for (const display of ['flex', 'inline-flex', 'grid', 'inline-block', 'flow-root']) {
    it(`keeps its width where a page says display: ${display}`, async () => {
      const frame = await openElement('sa-contact-form', 'widgets');
      const { element } = frame;
      const content = element.shadowRoot.firstElementChild as HTMLElement;
      for (const width of [240, 600]) {
        await resize(frame, width);
        element.style.display = display;
        assert.deepEqual([element.offsetWidth, content.offsetWidth], [width, width]);
      }
    });
  }
});

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
