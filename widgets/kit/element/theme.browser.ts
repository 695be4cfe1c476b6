import { assert } from 'chai';
import { closeFrames, openFrame, type SaElement, settle } from '../../testing/frame.ts';
import { outcomeOf, paintedColour } from '../../testing/measure.ts';
import { contrastOf } from '../rules/colour.ts';

/** Opens `<tag>` inside a box with these styles. */
async function open(tag: string, styles: string, theme = 'light') {
  const body = `<section style="${styles}"><${tag} theme="${theme}"></${tag}></section>`;
  const frame = await openFrame({ body, script: 'widgets' });
  const element = await frame.ready(tag);
  await settle(frame);
  const styleOf = (selector: string) => frame.window.getComputedStyle(find(element, selector));
  return { frame, element, styleOf };
}

function find(element: SaElement, selector: string): Element {
  const found = element.shadowRoot.querySelector(selector);
  assert.isNotNull(found, selector);
  return found as Element;
}

describe('an element', () => {
  afterEach(closeFrames);

  it('is hidden where its page hides it, whatever its style says of the time before its code', async () => {
    const { frame, element } = await open('sa-newsletter-form', '');
    element.style.display = 'flow-root';
    assert.equal(frame.window.getComputedStyle(element).display, 'flow-root');
    element.hidden = true;
    assert.equal(frame.window.getComputedStyle(element).display, 'none');
  });
});

describe('the custom properties of a page', () => {
  afterEach(closeFrames);

  for (const theme of ['light', 'dark'] as const) {
    for (const primary of ['', '#fde047', '#fff', '#000', '#f59e0b', '#777']) {
      it(`give the text on --sa-primary: ${primary || 'as it is'} enough contrast, ${theme}`, async () => {
        const styles = primary && `--sa-primary: ${primary}`;
        const { frame, element, styleOf } = await open('sa-contact-form', styles, theme);
        const { color, backgroundColor } = styleOf('button');
        const [text, usual] = [color, backgroundColor].map((one) => paintedColour(frame, one));
        const pressed = outcomeOf(frame, element, 'var(--_primary-strong)', theme).colour;
        for (const ground of [usual, pressed]) {
          assert.isAtLeast(contrastOf(text as never, ground as never), 4.5, `${ground}`);
        }
        // Black and white have no stronger one.
        if (!/#(000|fff)/.test(primary)) assert.notDeepEqual(pressed, usual);
      });
    }
  }

  it('decide on the text on --sa-primary where they say so', async () => {
    const styles = '--sa-primary: #fde047; --sa-on-primary: #713f12; --sa-primary-strong: #facc15';
    const { frame, element, styleOf } = await open('sa-contact-form', styles);
    assert.deepEqual(paintedColour(frame, styleOf('button').color), [0x71, 0x3f, 0x12]);
    const pressed = outcomeOf(frame, element, 'var(--_primary-strong)', 'light').colour;
    assert.deepEqual(pressed, [0xfa, 0xcc, 0x15]);
  });

  it('give an element the font of the page by --sa-font: page(), and another by its name', async () => {
    const fontOf = async (styles: string) => {
      const { styleOf } = await open('sa-contact-form', styles);
      const { fontFamily, fontSize, lineHeight } = styleOf('button');
      return `${fontFamily} ${fontSize}/${lineHeight}`;
    };
    const page = 'font: italic 30px/3 Georgia, serif';
    const size = '16px/25.6px';
    assert.equal(await fontOf(`${page}; --sa-font: page()`), `Georgia, serif ${size}`);
    assert.equal(await fontOf(`${page}; --sa-font: Courier`), `Courier ${size}`);
    assert.match(await fontOf(page), /^system-ui/);
  });

  it('round cards apart from buttons, and by them unless they say so', async () => {
    for (const [styles, corners] of [
      ['', '16px 12px 12px'],
      ['--sa-radius: 6px', '8px 6px 6px'],
      ['--sa-card-radius: 0', '0px 12px 12px'],
    ] as const) {
      const { styleOf } = await open('sa-contact-form', styles);
      const radii = ['form', 'button', 'input'].map((tag) => styleOf(tag).borderRadius);
      assert.equal(radii.join(' '), corners);
    }
  });

  it('take the shadow away or change it', async () => {
    const shadowOf = async (styles: string) =>
      (await open('sa-chat-widget', styles)).styleOf('button > svg').boxShadow;
    assert.equal((await shadowOf('')).match(/rgba/g)?.length, 2);
    assert.equal(await shadowOf('--sa-shadow: none'), 'none');
    assert.equal(await shadowOf('--sa-shadow: 0 0 1px red'), 'rgb(255, 0, 0) 0px 0px 1px 0px');
  });
});
