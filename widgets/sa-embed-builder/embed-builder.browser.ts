import { assert } from 'chai';
import {
  addScript,
  closeFrames,
  type Frame,
  openFrame,
  type SaElement,
  settle,
  until,
} from '../testing/frame.ts';
import { assertFits, axeFindings } from '../testing/measure.ts';

// cspell:ignore blurple

/** The builder and the page in its preview, once something is drawn there. */
async function open(fragment: string) {
  const frame = await openFrame({ body: '<sa-embed-builder live></sa-embed-builder>' });
  frame.window.location.hash = fragment;
  await addScript(frame, '/embed/sa-loader.js', 'module');
  const element = await frame.ready('sa-embed-builder');
  const root = element.shadowRoot;
  await until(frame.window, () => previewOf(root)?.querySelector('main > *')?.shadowRoot);
  const preview = previewOf(root) as Document;
  return { frame, root, preview, drawn: (tag: string) => preview.querySelector(tag) as SaElement };
}

const previewOf = (root: ShadowRoot) => root.querySelector('iframe')?.contentDocument;

function type({ window }: Frame, root: ShadowRoot, name: string, value: string) {
  const field = root.querySelector(`[name="${name}"]`) as HTMLInputElement;
  field.value = value;
  for (const kind of ['input', 'change']) {
    field.dispatchEvent(new window.Event(kind, { bubbles: true }));
  }
}

const snippetIn = (root: ShadowRoot) =>
  root.querySelector<HTMLTextAreaElement>('[aria-label=HTML]')?.value ?? '';

describe('<sa-embed-builder>', () => {
  afterEach(closeFrames);

  it('draws the real element in its preview, and follows every choice at once', async () => {
    const { frame, root, drawn } = await open('element=sa-cost-calculator&country=ca');
    const calculator = drawn('sa-cost-calculator');
    const country = calculator.shadowRoot.querySelector('select') as HTMLSelectElement;
    await until(frame.window, () => country.selectedOptions[0]?.text === 'Canada');
    type(frame, root, 'look-primary', '#a00000');
    await until(
      frame.window,
      () => calculator.style.getPropertyValue('--sa-primary') === '#a00000',
    );
    const button = calculator.shadowRoot.querySelector('[type=submit]') as Element;
    const colour = () => frame.window.getComputedStyle(button).backgroundColor;
    await until(frame.window, () => colour() === 'rgb(160, 0, 0)');
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('is as wide as the slider says, and writes the height that it measures into the snippet', async () => {
    const { frame, root, preview, drawn } = await open('element=sa-consultation-form');
    for (const width of [360, 1280]) {
      type(frame, root, 'preview-width', String(width));
      await until(frame.window, () => preview.documentElement.clientWidth === width);
      const form = drawn('sa-consultation-form');
      const height = () => Math.ceil(form.getBoundingClientRect().height);
      await until(frame.window, () =>
        snippetIn(root).includes(`style="display: flow-root; min-block-size: ${height()}px"`),
      );
      const iframe = root.querySelector('iframe') as HTMLIFrameElement;
      const stage = iframe.parentElement as HTMLElement;
      assert.isAtMost(iframe.getBoundingClientRect().width, stage.clientWidth + 1);
    }
  });

  it('writes a tag that has its height before its code has come', async () => {
    const { frame, root, drawn } = await open('element=sa-contact-form');
    const height = () => Math.ceil(drawn('sa-contact-form').getBoundingClientRect().height);
    await until(
      frame.window,
      () => height() > 300 && snippetIn(root).includes(`min-block-size: ${height()}px`),
    );
    const tag = snippetIn(root)
      .replace(/<script.*<\/script>/s, '')
      .replaceAll('sa-', 'x-');
    document.body.insertAdjacentHTML('beforeend', `<div style="width: 720px">${tag}</div>`);
    const undefinedTag = document.querySelector('x-contact-form') as HTMLElement;
    assert.equal(undefinedTag.getBoundingClientRect().height, height());
    undefinedTag.parentElement?.remove();
  });

  it('fits 320 and 160 px and passes axe in both themes, with warnings too', async () => {
    const { frame, root } = await open('element=sa-cost-calculator&element=sa-nothing');
    const element = root.host as SaElement;
    type(frame, root, 'look-primary', '#fde047');
    type(frame, root, 'look-ink', 'blurple');
    await until(frame.window, () => root.textContent?.includes('is not a colour we can read'));
    for (const details of root.querySelectorAll('details')) details.open = true;
    await assertFits(frame, element, 'with warnings');
    for (const theme of ['light', 'dark']) {
      element.setAttribute('theme', theme);
      frame.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
      await settle(frame);
      assert.deepEqual(await axeFindings(frame), [], theme);
    }
  });

  it('sends nothing from the preview and says so, under the visitors’ own answer', async () => {
    const { frame, root, preview, drawn } = await open('element=sa-newsletter-form');
    const form = drawn('sa-newsletter-form');
    const email = form.shadowRoot.querySelector('[name=email]') as HTMLInputElement;
    email.focus();
    email.value = 'asha@example.com';
    (form.shadowRoot.querySelector('[type=submit]') as HTMLElement).click();
    await until(frame.window, () => root.textContent?.includes('Nothing has been sent'));
    await until(frame.window, () => email.value === '');
    const { performance } = preview.defaultView as Window;
    const requests = performance.getEntriesByType('resource');
    assert.isFalse(requests.some(({ name }) => name.includes('/api/')));
  });

  it('keeps the preview where it is when a link in it is followed', async () => {
    const { frame, root, preview, drawn } = await open('element=sa-call-to-action');
    const link = drawn('sa-call-to-action').shadowRoot.querySelector('a') as HTMLAnchorElement;
    link.click();
    await until(frame.window, () => root.textContent?.includes('On your page this link leads to'));
    assert.equal(previewOf(root), preview);
  });
});
