import { assert } from 'chai';
import {
  addScript,
  closeFrames,
  type Frame,
  openFrame,
  type SaElement,
  settle,
} from '../testing/frame.ts';
import { assertSameLooks, looksOf } from '../testing/measure.ts';
import { openTool } from '../testing/tool-page.ts';
import { styleHashOf, writeInstantSnippet } from './instant-snippet.ts';

const SITE = 'https://ours.example';
const CODE = '/embed/sa-widgets.js';
/** Excludes what only served markup has, and popovers, which only a script can open. */
const IN_PLACE = ':not(style, [data-late], [popover], [popover] *, [exportparts])';

const { modules } = await (await fetch('/widgets/custom-elements.json')).json();
const embeddable: string[] = modules
  .flatMap(({ declarations }: { declarations: object[] }) => declarations)
  .filter(({ isEmbeddable }: { isEmbeddable: boolean }) => isEmbeddable)
  .map(({ tagName }: { tagName: string }) => tagName);

async function write(tag: string, attributes = '') {
  const { element } = await openTool(tag, { attributes });
  return writeInstantSnippet(element, { siteOrigin: SITE });
}

/** A page that came with this snippet, without any code of ours. */
async function serve(snippet: string): Promise<Frame & { served: SaElement }> {
  const frame = await openFrame({});
  const place = frame.document.querySelector('main') as HTMLElement;
  (place as HTMLElement & { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(snippet);
  return { ...frame, served: place.firstElementChild as SaElement };
}

describe('writeInstantSnippet', () => {
  afterEach(closeFrames);

  for (const tag of embeddable) {
    it(`draws <${tag}> as its code does, which takes it over in place`, async () => {
      const snippet = await write(tag);
      const frame = await serve(snippet);
      const { served } = frame;
      const parsed = new DOMParser().parseFromString(`<p>${snippet}</p>`, 'application/xml');
      assert.equal(parsed.querySelector('parsererror')?.textContent, undefined);
      const wrapper = served.shadowRoot.querySelector('div');
      const looks = looksOf(frame, served, IN_PLACE);
      await addScript(frame, CODE);
      await frame.ready(tag);
      await settle(frame);
      assert.equal(served.shadowRoot.querySelector('div'), wrapper);
      assertSameLooks(looksOf(frame, served, IN_PLACE), looks);
      assert.isNull(served.shadowRoot.querySelector('style, [data-late]'));
      assert.deepEqual(frame.window.probe.errors, []);
    });
  }

  it('lets a form come at once that takes details out of the address', async () => {
    const tag = 'sa-contact-form';
    for (const attribute of ['prefill-from-url', 'campaign-from-url'])
      assert.match(await write(tag, attribute), /<form [^>]*data-eager/);
    assert.notInclude(await write(tag), 'data-eager');
  });

  it('writes the attributes, no style attribute, and links that lead to our site', async () => {
    const snippet = await write('sa-consultation-form', 'heading="R&amp;D &lt;b&gt;"');
    assert.match(
      snippet,
      /^<sa-consultation-form heading="R&amp;D [^>]*"><template shadowrootmode="open" shadowrootdelegatesfocus="">/,
    );
    assert.include(snippet, '>R&amp;D &lt;b&gt;</h2>');
    assert.notMatch(snippet, /\sstyle=/);
    assert.notInclude(snippet, 'href="/');
    assert.match(snippet, /<a data-late="" target="_top" href="https:\/\/ours.example\/contact">/);
  });

  it('writes an element as it begins, without its visitor’s actions', async () => {
    const page = await openTool('sa-consultation-form', { attributes: 'id="book"' });
    const untouched = writeInstantSnippet(page.element, { siteOrigin: SITE });
    page.choose({ name: 'Asha Rao' });
    page.button('Schedule Consultation').click();
    await page.says('Please enter a valid email');
    assert.equal(writeInstantSnippet(page.element, { siteOrigin: SITE }), untouched);
    assert.equal(page.field('name').value, 'Asha Rao');
    assert.equal(page.document.querySelectorAll('sa-consultation-form').length, 1);
  });

  it('keeps the fallback content, and offers a link where there is none', async () => {
    const { element } = await openTool('sa-newsletter-form');
    const tail = () =>
      writeInstantSnippet(element, { siteOrigin: SITE }).split('</template>').at(-1);
    const END = '</sa-newsletter-form>';
    assert.equal(tail(), `<a href="https://ours.example/contact">Contact us</a>${END}`);
    element.append('Write to us.');
    assert.equal(tail(), `Write to us.${END}`);
  });

  it('is small: a consultation form in 8 kB', async () => {
    const bytes = new Blob([await write('sa-consultation-form')]).size;
    assert.isAtMost(bytes, 8192);
  });
});

describe('styleHashOf', () => {
  afterEach(closeFrames);

  it('names each style of a snippet once, as a policy allows it', async () => {
    // The hash of "a{}", by `openssl dgst -sha256 -binary | base64`.
    const hash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";
    assert.equal(await styleHashOf('<style>a{}</style><style data-drawn="1">a{}</style>'), hash);
    assert.equal(await styleHashOf('<p>None</p>'), '');
  });
});
