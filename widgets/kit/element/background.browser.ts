import { assert } from 'chai';
import { closeFrames, openFrame, until } from '../../testing/frame.ts';

const FORM = '<sa-newsletter-form></sa-newsletter-form>';
const SVG = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E")`;

/** Light text of the page, which makes an element check any background. */
const LIGHT_TEXT = '<style>body { color: oklch(0.98 0 0) }</style>';

/** Opens a page, whose newsletter form says what scheme it has come to. */
async function open(body: string) {
  const frame = await openFrame({ body, script: 'widgets' });
  const element = await frame.ready('sa-newsletter-form');
  // The sheet is there once the background has been read.
  await until(frame.window, () => element.shadowRoot.adoptedStyleSheets.length === 2);
  return { frame, scheme: () => frame.window.getComputedStyle(element).colorScheme };
}

describe('an element without a theme', () => {
  afterEach(closeFrames);

  const box = (style: string, inner = FORM) => `<div style="${style}">${inner}</div>`;
  /** Light text over a picture, which a black cover darkens. */
  const cover = (opacity: number) =>
    box(
      'position: relative; color: #fff',
      `<img alt="" style="position: absolute; inset: 0; width: 100%; height: 100%">${inFront('#000', `opacity: ${opacity}`)}${box('position: relative')}`,
    );

  /** Fills its box, and is painted over what is in the flow there. */
  const inFront = (colour: string, more = '') =>
    `<span style="position: absolute; inset: 0; background: ${colour}; ${more}"></span>`;
  const fading = box('background: #fff; opacity: 0');

  for (const [name, body] of [
    ['black', box('background: #000')],
    ['black at nine tenths', box('background: rgb(0 0 0 / 90%)')],
    ['dark in oklch', box('background: oklch(0.21 0.04 265)')],
    ['dark in lab', box('background: lab(12 0 0)')],
    ['dark in color-mix', box('background: color-mix(in srgb, black 90%, white)')],
    ['black far up', box('background: #111', box('padding: 9px', box('margin: 9px')))],
    ['a dark cover over a picture', cover(0.8)],
    ['the element itself', FORM.replace('>', ' style="background: #000">')],
    ['black below light text', LIGHT_TEXT + box('background: #000')],
    [
      'black beside a cover that is painted later',
      box('position: relative; background: #000', FORM + inFront('#fff', 'z-index: 9')),
    ],
    ['a dark gradient', box('background: linear-gradient(#0b1124, rgb(30 41 59))')],
    ['a gradient from black to half of it', box('background: linear-gradient(#000, #0008) #111')],
    ['dark, with buttons in a colour of its own', box('background: #000; --sa-primary: #f0f')],
  ] as const) {
    it(`is dark on a ground that is ${name}`, async () => {
      const { scheme } = await open(body);
      assert.equal(scheme(), 'dark');
    });
  }

  for (const [name, body] of [
    ['white', box('background: #fff')],
    ['not painted', FORM],
    ['a middle grey, on which dark text is read', box('background: #999')],
    ['black at a tenth', box('background: rgb(0 0 0 / 10%)')],
    ['a picture', box(`background: #000 ${SVG}`)],
    ['a dark gradient over a picture', box(`background: linear-gradient(#0009, #0009), ${SVG}`)],
    ['a light gradient over black', box('background: linear-gradient(#fff, #eee) #000')],
    [
      'white, with a black line below',
      box('background: linear-gradient(#000, #000) 0 100% / 100% 2px no-repeat #fff'),
    ],
    ['white below a dark band', box('background: linear-gradient(#0b1124 0 1px, #fff 1px)')],
    ['a light cover over black', box('background: #000', box('background: #fff'))],
    ['a picture under half a cover', cover(0.5)],
    [
      'white, with black painted over the element',
      box('position: relative', inFront('#000') + FORM),
    ],
    [
      'white, over which a black curtain lies',
      box('position: relative', inFront('#000', 'z-index: 9') + box('position: relative')),
    ],
    ['white in a box that is yet to fade in', box('background: #000', fading)],
    [
      'white, while it is hidden and black lies in the corner',
      inFront('#000') + box('display: none; position: relative'),
    ],
    ['black, but the page has set the text', box('background: #000; --sa-ink: #fff')],
  ] as const) {
    it(`stays as it is on a ground that is ${name}`, async () => {
      const { scheme } = await open(LIGHT_TEXT + body);
      assert.equal(scheme(), 'normal');
    });
  }

  it('prefers theme, and the page’s color-scheme, to the background', async () => {
    for (const body of [
      box('background: #000', FORM.replace('>', ' theme="light">')),
      box('background: #000; color-scheme: light'),
    ]) {
      const { scheme } = await open(LIGHT_TEXT + body);
      assert.equal(scheme(), 'light');
    }
  });

  it('sees the ground of a component around it, whose shadow root holds it directly', async () => {
    const { window, document } = await openFrame({ body: '<div></div>', script: 'widgets' });
    const host = document.querySelector('div') as HTMLElement;
    host.style.background = '#000';
    host.attachShadow({ mode: 'open' }).innerHTML = FORM;
    const element = host.shadowRoot?.firstElementChild as Element;
    await until(window, () => window.getComputedStyle(element).colorScheme === 'dark');
  });

  it('sees the card that a component paints around its slot', async () => {
    const { scheme } = await open(
      `<div><template shadowrootmode="open"><p style="background: #000; color: #fff"><slot></slot></p></template>${FORM}</div>`,
    );
    assert.equal(scheme(), 'dark');
  });

  it('follows a page that changes its theme', async () => {
    const { frame, scheme } = await open(
      `<style>body { background: #111 } .light body { background: #fff }</style>${FORM}`,
    );
    const { documentElement } = frame.document;
    for (const expected of ['dark', 'normal', 'dark']) {
      await until(frame.window, () => scheme() === expected);
      documentElement.classList.toggle('light');
    }
  });
});
