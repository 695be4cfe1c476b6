import { assert } from 'chai';
import { closeFrames, type Frame, openFrame, type SaElement, settle } from '../../testing/frame.ts';
import { paintedColour } from '../../testing/measure.ts';
import { contrastOf as contrast } from '../rules/colour.ts';

/** Circles by what they are: avatars, dots, radio buttons. */
const ROUND = '50%';

/** Opens `<tag>` inside a box with these styles. */
async function open(tag: string, styles: string, theme = 'light') {
  const frame = await openFrame({
    body: `<section style="${styles}"><${tag} theme="${theme}"></${tag}></section>`,
    script: 'widgets',
  });
  const element = await frame.ready(tag);
  await settle(frame);
  return { frame, element };
}

function find(element: SaElement, selector: string): Element {
  const found = element.shadowRoot.querySelector(selector);
  assert.isNotNull(found, selector);
  return found as Element;
}

/** The contrast of two colours as the browser paints them. */
const contrastOf = (frame: Frame, one: string, other: string) =>
  contrast(paintedColour(frame, one) as never, paintedColour(frame, other) as never);

/** The colour of a token where it is used: `--_primary-strong` is computed there. */
function tokenOf(frame: Frame, element: SaElement, name: string): string {
  const probe = frame.document.createElement('i');
  probe.style.color = `var(${name})`;
  find(element, 'div').append(probe);
  const { color } = frame.window.getComputedStyle(probe);
  probe.remove();
  return color;
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

  for (const theme of ['light', 'dark']) {
    for (const primary of [
      '',
      '#fde047',
      '#fff',
      '#000',
      '#2563eb',
      '#f59e0b',
      '#777',
      '#0b8a3e',
    ]) {
      it(`give the text on --sa-primary: ${primary || 'as it is'} enough contrast, ${theme}`, async () => {
        const { frame, element } = await open(
          'sa-contact-form',
          primary && `--sa-primary: ${primary}`,
          theme,
        );
        const button = frame.window.getComputedStyle(find(element, 'button'));
        assert.isAtLeast(contrastOf(frame, button.color, button.backgroundColor), 4.5);
        const pressed = tokenOf(frame, element, '--_primary-strong');
        assert.isAtLeast(contrastOf(frame, button.color, pressed), 4.5, pressed);
        assert.notEqual(pressed, button.backgroundColor);
      });
    }
  }

  it('decide on the text on --sa-primary where they say so', async () => {
    const styles = '--sa-primary: #fde047; --sa-on-primary: #713f12; --sa-primary-strong: #facc15';
    const { frame, element } = await open('sa-contact-form', styles);
    const { color } = frame.window.getComputedStyle(find(element, 'button'));
    assert.deepEqual(paintedColour(frame, color), [0x71, 0x3f, 0x12]);
    const pressed = tokenOf(frame, element, '--_primary-strong');
    assert.deepEqual(paintedColour(frame, pressed), [0xfa, 0xcc, 0x15]);
  });

  it('give an element the font of the page by --sa-font: page(), and another by its name', async () => {
    const fontOf = async (styles: string) => {
      const { frame, element } = await open('sa-contact-form', styles);
      const { fontFamily, fontSize, lineHeight } = frame.window.getComputedStyle(
        find(element, 'button'),
      );
      return [fontFamily, fontSize, lineHeight];
    };
    const page = 'font: italic 30px/3 Georgia, serif';
    assert.deepEqual(await fontOf(`${page}; --sa-font: page()`), [
      'Georgia, serif',
      '16px',
      '25.6px',
    ]);
    assert.deepEqual(await fontOf(`${page}; --sa-font: Courier`), ['Courier', '16px', '25.6px']);
    assert.match((await fontOf(page))[0] ?? '', /^system-ui/);
  });

  for (const tag of ['sa-consultation-form', 'sa-cost-calculator', 'sa-chat-widget', 'sa-faq']) {
    it(`leave <${tag}> no round corner with --sa-radius: 0`, async () => {
      const { frame, element } = await open(tag, '--sa-radius: 0');
      const corners = [...element.shadowRoot.querySelectorAll('*')]
        .map((node) => frame.window.getComputedStyle(node).borderRadius)
        .filter((corner) => !['0px', ROUND].includes(corner));
      assert.deepEqual(corners, []);
    });
  }

  it('round cards apart from buttons, and by them unless they say so', async () => {
    const cornersOf = async (styles: string) => {
      const { frame, element } = await open('sa-contact-form', styles);
      return ['form', 'button', 'input'].map(
        (selector) => frame.window.getComputedStyle(find(element, selector)).borderRadius,
      );
    };
    assert.deepEqual(await cornersOf(''), ['16px', '12px', '12px']);
    assert.deepEqual(await cornersOf('--sa-radius: 6px'), ['8px', '6px', '6px']);
    assert.deepEqual(await cornersOf('--sa-card-radius: 0'), ['0px', '12px', '12px']);
    assert.deepEqual(await cornersOf('--sa-card-radius: 32px'), ['32px', '12px', '12px']);
  });

  it('take the shadow away or change it', async () => {
    const shadowOf = async (styles: string) => {
      const { frame, element } = await open('sa-contact-form', styles);
      return frame.window.getComputedStyle(find(element, 'form')).boxShadow;
    };
    assert.equal((await shadowOf('')).match(/rgba/g)?.length, 2);
    assert.equal(await shadowOf('--sa-shadow: none'), 'none');
    assert.equal(await shadowOf('--sa-shadow: 0 0 1px red'), 'rgb(255, 0, 0) 0px 0px 1px 0px');
  });
});
