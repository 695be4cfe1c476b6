import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driveElement } from '../testing/drive-element.ts';
import { mount, rendered } from '../testing/mount.ts';
import './embed-builder.ts';

// cspell:ignore contry blurple narnia

const manifest = readFileSync('widgets/custom-elements.json', 'utf8');
let number = 0;

/** A site of its own for each test: what was loaded once stays loaded. */
function newSite(files: Record<string, string | undefined> = {}) {
  number += 1;
  const site = `https://site-${number}.example`;
  const answers: Record<string, string | undefined> = {
    'custom-elements.json': manifest,
    'versions.json': JSON.stringify({
      latest: '0.3.0',
      versions: [{ version: '0.3.0', integrity: { 'sa-loader.js': 'sha384-abc' } }],
    }),
    'sizes.json': JSON.stringify({
      'sa-consultation-form': {
        own: { bytes: 17_152, requests: 1 },
        loader: { bytes: 16_900, requests: 3 },
      },
    }),
    ...files,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[url.split('/embed/')[1] ?? ''];
    return answer === undefined ? new Response('', { status: 404 }) : new Response(answer);
  });
  return { site, answers };
}

async function open(fragment = '', { site } = newSite()) {
  location.hash = fragment;
  await rendered();
  const element = await mount<HTMLElement>(
    `<sa-embed-builder live site-base="${site}"></sa-embed-builder>`,
  );
  for (let turn = 0; turn < 6; turn += 1) await rendered();
  const driven = driveElement(element);
  const code = (label: string) =>
    driven.root.querySelector<HTMLTextAreaElement>(`textarea[aria-label="${label}"]`)?.value;
  return { ...driven, element, site, code, text: () => driven.root.textContent ?? '' };
}

/** The simulated DOM tells of an address that is replaced, too: no browser does. */
const keepQuiet = (event: Event) => event.stopImmediatePropagation();

describe('<sa-embed-builder>', () => {
  beforeEach(() => {
    addEventListener('hashchange', keepQuiet);
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } })
      .happyDOM;
    // The preview's frame stays empty: embed-builder.browser.ts looks at it.
    settings.handleDisabledFileLoadingAsSuccess = true;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    removeEventListener('hashchange', keepQuiet);
    location.hash = '';
  });

  it('is a link to the builder on our site unless it is live', async () => {
    const element = await mount<HTMLElement>(
      '<sa-embed-builder site-base="https://our.example"></sa-embed-builder>',
    );
    const link = element.shadowRoot?.querySelector('a');
    expect(link?.href).toBe('https://our.example/partners#builder');
    expect(element.shadowRoot?.querySelector('iframe')).toBeNull();
  });

  it('begins with a form and a snippet for it, and offers every element that is made for others', async () => {
    const { code, site, text, root } = await open();
    const script = `<script type="module" async="" src="${site}/embed/sa-loader.js"></script>`;
    expect(code('HTML')).toContain(script);
    expect(code('HTML')).toContain('<sa-consultation-form>');
    expect(text()).toContain('17.2\u00a0kB in 1 request');
    expect(root.querySelector('[name=place-sa-cost-calculator]')).not.toBeNull();
    expect(root.querySelector('[name=place-sa-site-footer]')).toBeNull();
  });

  it('says why there is no instant snippet where the preview could not be loaded', async () => {
    const { root, openTab, code, text } = await open();
    await openTab('Instant');
    expect(text()).toContain('The preview is still being drawn.');
    root.querySelector('iframe')?.dispatchEvent(new Event('load'));
    for (let turn = 0; turn < 6; turn += 1) await rendered();
    expect(text()).toContain('This snippet is made from the preview, which could not be loaded.');
    expect(code('Instant')).toBeUndefined();
    await openTab('HTML');
    expect(code('HTML')).toContain('<sa-consultation-form>');
  });

  it('restores everything that a shared link holds, the first and the next', async () => {
    const { code, field } = await open('#element=sa-contact-form');
    removeEventListener('hashchange', keepQuiet);
    location.hash =
      '#element=sa-cost-calculator&country=ca&sync-url=&theme=dark&--sa-primary=%23a00000&version=0.3.0';
    dispatchEvent(new Event('hashchange'));
    for (let turn = 0; turn < 6; turn += 1) await rendered();
    for (const part of [
      '<sa-cost-calculator country="ca" sync-url="" theme="dark" style="--sa-primary: #a00000">',
      '/embed/0.3.0/sa-loader.js" integrity="sha384-abc" crossorigin="anonymous"',
    ]) {
      expect(code('HTML')).toContain(part);
    }
    expect(field('sa-cost-calculator--country').value).toBe('ca');
    expect(field('look-primary').value).toBe('#a00000');
  });

  it('keeps every choice in the address, in every snippet and in the lines for policies', async () => {
    const { type, choose, code, openTab, site } = await open('#element=sa-contact-form');
    await choose({ 'sa-contact-form--subject': 'visa' });
    await type({ 'sa-contact-form--heading': 'Ask "us" & more', 'look-primary': '#123456' });
    expect(location.hash).toBe(
      '#element=sa-contact-form&subject=visa&heading=Ask+%22us%22+%26+more&--sa-primary=%23123456',
    );
    expect(code('HTML')).toContain('heading="Ask &quot;us&quot; &amp; more" subject="visa"');
    expect(code('Content Security Policy')).not.toContain('frame-src');
    expect(code('Style sheet')).toContain('--sa-primary: #123456');
    await openTab('iframe');
    expect(code('Content Security Policy')).toContain(`frame-src ${site};`);
    expect(code('Style sheet')).toBeUndefined();
    await openTab('React');
    expect(code('React')).toContain('heading={"Ask \\"us\\" & more"}');
    await openTab('WordPress');
    expect(code('WordPress shortcode')).toBe(
      '[sa-contact-form heading="Ask &quot;us&quot; &amp; more" subject="visa" style="--sa-primary: #123456"]',
    );
  });

  it('names the part of an address that it cannot read, shows the rest, and warns of contrast', async () => {
    const { text, code, type } = await open(
      '#element=sa-nothing&element=sa-cost-calculator&contry=ca&--sa-ink=blurple',
    );
    expect(text()).toContain('could not be read: element=sa-nothing, contry=ca.');
    expect(text()).toContain('“blurple” is not a colour we can read');
    expect(text()).not.toContain('Hard to read');
    expect(code('HTML')).toContain('<sa-cost-calculator>');
    await type({ 'look-primary': '#fde047' });
    expect(text()).toContain('Links (light theme): contrast 1.3:1, needed 4.5:1');
  });

  it('offers the texts that an element knows, and names an unknown one at its field', async () => {
    const { type, text, code, field, root, openTab } = await open('#element=sa-cost-calculator');
    const country = 'sa-cost-calculator--country';
    const list = root.getElementById(field(country).getAttribute('list') ?? '');
    const offered = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value);
    expect(offered).toEqual(expect.arrayContaining(['ca', 'Canada']));
    await type({ [country]: 'Narnia' });
    expect(root.getElementById(`${country}-error`)?.textContent).toBe(
      '“country” cannot be “Narnia”: the element does not know it. Choose from the list.',
    );
    expect(code('HTML')).toContain('<sa-cost-calculator>');
    await type({ [country]: 'canada', 'sa-cost-calculator--program-level': 'Masters' });
    expect(text()).not.toContain('does not know');
    expect(code('HTML')).toContain('<sa-cost-calculator country="Canada" program-level="masters">');
    await openTab('iframe');
    expect(code('iframe')).toContain('?country=Canada&amp;program-level=masters"');
  });

  it('works without the lists of versions and sizes, and tries again to load the manifest', async () => {
    const lists = { 'versions.json': undefined, 'sizes.json': undefined };
    const site = newSite({ ...lists, 'custom-elements.json': undefined });
    const { text, press, root, code } = await open('', site);
    expect(text()).toContain('The builder could not be loaded.');
    site.answers['custom-elements.json'] = manifest;
    await press(root.querySelector('button') as HTMLButtonElement);
    for (let turn = 0; turn < 6; turn += 1) await rendered();
    expect(code('HTML')).toContain('<sa-consultation-form>');
    const versions = [...root.querySelectorAll('[name=version] option')];
    expect(versions.map(({ textContent }) => textContent)).toEqual(['Newest']);
  });

  it('copies a snippet and says so; without a clipboard it selects it', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      clipboard: { writeText: async (text: string) => written.push(text) },
    });
    const { root, press, text, code } = await open();
    const button = () =>
      [...root.querySelectorAll('button')].find(
        (b) => b.textContent === 'Copy: HTML',
      ) as HTMLButtonElement;
    await press(button());
    await rendered();
    expect(written).toEqual([code('HTML')]);
    expect(text()).toContain('Copied');
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    await press(button());
    await rendered();
    expect(text()).toContain('Selected: press Ctrl+C');
  });
});
