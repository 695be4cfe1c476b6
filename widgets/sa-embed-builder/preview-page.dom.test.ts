import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PreviewPage } from './preview-page.ts';

const CALCULATOR = 'sa-cost-calculator';
const FORM = 'sa-contact-form';
for (const tag of [CALCULATOR, FORM]) customElements.define(tag, class extends HTMLElement {});

/** Notifies the page of a change of size. */
let resize: () => void;
const measured = vi.fn();

/** The page with these elements; the test sets their heights. */
function open(...tags: string[]) {
  document.body.innerHTML = '<main data-preview></main>';
  const frame = { contentDocument: document } as HTMLIFrameElement;
  const page = PreviewPage.open(frame, { resize: measured, refuse: vi.fn() }) as PreviewPage;
  const draw = (...drawn: string[]) =>
    page.draw({
      elements: drawn.map((tag) => ({ tag, attributes: [], name: tag, href: '/' })),
      looks: [],
    });
  draw(...tags);
  return { draw };
}

const find = (tag: string) => document.querySelector(tag) as HTMLElement;

/** Gives an element, or all of the page, a height, and returns the measurement. */
function grow(tag: string, height: number): [totalPx: number, heightsPx: Record<string, number>] {
  find(tag).getBoundingClientRect = () => ({ height }) as DOMRect;
  resize();
  return measured.mock.lastCall as never;
}

const press = (target: Element, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, composed: true }));

describe('the heights of a preview', () => {
  beforeEach(() => {
    // The simulated DOM cannot list what is set in a style.
    Object.assign(CSSStyleDeclaration.prototype, { [Symbol.iterator]: () => [].values() });
    vi.stubGlobal('fetch', vi.fn());
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          resize = run;
        }
        observe() {}
        unobserve() {}
      },
    );
  });

  it.each(['pointerdown', 'keydown'])(
    'stay those of the untried elements after a %s in one, but that of the whole follows',
    (type) => {
      open(CALCULATOR, FORM);
      grow(CALCULATOR, 700);
      grow(CALCULATOR, 850.2);
      grow(FORM, 600);
      const inside = find(CALCULATOR).appendChild(document.createElement('button'));
      inside.addEventListener(type, (event) => event.stopPropagation());
      press(inside, type);
      grow(FORM, 640);
      grow(CALCULATOR, 2161);
      expect(grow('main', 2833)).toEqual([2833, { [CALCULATOR]: 851, [FORM]: 600 }]);
    },
  );

  it('are measured again for an element that is drawn again, and for an added one', () => {
    const { draw } = open(CALCULATOR);
    grow(CALCULATOR, 851);
    press(find(CALCULATOR), 'pointerdown');
    draw(FORM);
    draw(FORM, CALCULATOR);
    grow(FORM, 600);
    expect(grow(CALCULATOR, 900)[1]).toEqual({ [FORM]: 600, [CALCULATOR]: 900 });
  });
});
