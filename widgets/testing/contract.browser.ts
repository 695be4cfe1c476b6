import { assert } from 'chai';
import {
  addOurScript,
  closeAllFrames,
  closeFrames,
  type Frame,
  keepFrames,
  openFrame,
  placedIn,
  type SaElement,
  settle,
  treesOf,
  until,
} from './frame.ts';
import {
  documentedKey,
  keysOf,
  type ManifestElement,
  partsIn,
  readManifest,
  requestsOf,
  scriptsOf,
} from './manifest.ts';
import { assertSameLooks, looksOf, outcomeOf, smallTargetsOf, styleOf } from './measure.ts';

const TEXT_FIELD = 'input:not([type=number], [type=radio], [type=checkbox])';
/**
 * Excludes the styles of served pages, popovers, which only a script can open, elements that a tool places
 * once the page is idle, and what icons are made of:
 * with reduced motion, a button that was served as "Pause" becomes "Play".
 */
const IN_PLACE = ':not(style, [popover], [popover] *, svg *, [exportparts])';
/** A rendered root's children: the root wrapper, and the preferred width beside it. */
const ROOT_NODES = 2;
/** A part of our own pages that shows what others are promised. */
const SPECIMEN = 'sa-faq';
/** Every element observes them; they are documented for elements with links and forms. */
const BASES = ['site-base', 'api-base'];
/** Values that a visitor types into a form, by the names of its fields. */
const TYPED: Record<string, string> = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  subject: 'visa',
  // A message for most forms, and a website for the form with that field.
  message: 'https://www.example.com',
};
/** Listeners of the loader itself, which stay as long as the page is open. */
const LOADER_LISTENERS = ['click', 'online'];
const FALLBACK = 'Write to us at hello@example.com.';

/** The promises of every element to every page that only a browser can show, each tested on a fresh page. */
function describeContract(documented: ManifestElement): void {
  const { tagName: tag, attributes, events, cssParts, cssProperties, examples } = documented;
  const isElsewhere = documented.isEmbeddable || tag === SPECIMEN;
  const scripts = scriptsOf(documented);
  const [script] = scripts;
  const markup = (inner = '') => `<${tag} ${inner}>${FALLBACK}</${tag}>`;
  const open = (request = {}) => openFrame({ body: markup(), script, ...request });
  const looksIn = async (frame: Frame) => {
    await frame.ready(tag);
    await settle(frame);
    // Some place another element once the page is idle.
    return looksOf(frame, await frame.ready(tag));
  };

  describe(`<${tag}> keeps the contract`, () => {
    /** A page for the tests that only read it, and the looks of the element in it. */
    let plain: Frame;
    let element: SaElement;
    let looks: ReturnType<typeof looksOf>;

    before(async () => {
      plain = await open();
      element = await plain.ready(tag);
      looks = await looksIn(plain);
      keepFrames();
    });
    afterEach(closeFrames);
    after(closeAllFrames);

    for (const script of scripts) {
      it(`upgrades without attributes, by the ${script} script, in one rendering`, async () => {
        const frame = script === scripts[0] ? plain : await open({ script });
        const element = await frame.ready(tag);
        assert.isAbove(element.shadowRoot.childElementCount, 0);
        assert.equal(
          frame.window.probe.rootInsertions,
          ROOT_NODES * (1 + placedIn(element).length),
        );
        assert.deepEqual(frame.window.probe.errors, []);
      });
    }

    it('lives under a strict CSP with Trusted Types', async () => {
      const strict = await open({ csp: 'strict' });
      assertSameLooks(await looksIn(strict), looks);
      assert.deepEqual(strict.window.probe.violations, []);
      assert.deepEqual(strict.window.probe.errors, []);
    });

    it('takes over in place what the page was served with, and nothing looks different', async () => {
      const frame = await openFrame({ body: markup(), csp: 'strict', prerendered: 'yes' });
      const served = frame.document.querySelector(tag) as SaElement;
      // A loading state that was served is replaced by the loaded content.
      if (served.shadowRoot.querySelector('[aria-busy=true]')) return;
      const wrapper = served.shadowRoot.querySelector('div');
      const looks = looksOf(frame, served, IN_PLACE);
      await addOurScript(frame, script);
      const element = await frame.ready(tag);
      await settle(frame);
      assert.equal(element.shadowRoot.querySelector('div'), wrapper);
      assertSameLooks(looksOf(frame, element, IN_PLACE), looks);
      assert.isNull(element.shadowRoot.querySelector('style'));
      assert.deepEqual(frame.window.probe.violations, []);
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('keeps what was typed before its script arrived', async () => {
      if (!element.shadowRoot.querySelector(TEXT_FIELD)) return;
      const frame = await openFrame({ body: markup(), prerendered: 'yes' });
      // Some fields come with a later chunk.
      const field = typeInto(frame.document.querySelector(tag) as SaElement);
      await addOurScript(frame, script);
      const upgraded = await frame.ready(tag);
      await settle(frame);
      assertKept(upgraded, field);
    });

    it('has the documented default of every custom property', () => {
      const styles = plain.window.getComputedStyle(element);
      for (const { name, default: value } of cssProperties) {
        const inner = name.replace('--sa-', '--_');
        if (!styles.getPropertyValue(inner)) continue;
        for (const scheme of ['light', 'dark'] as const) {
          const actual = outcomeOf(plain, element, `var(${inner})`, scheme);
          const usual = outcomeOf(plain, element, value.replaceAll('--sa-', '--_'), scheme);
          assert.equal(actual.rest, usual.rest, name);
          for (const [channel, amount = 0] of usual.colour.entries()) {
            // A mix may be between two whole numbers.
            assert.closeTo(actual.colour[channel] ?? NaN, amount, 1, `${name}, ${scheme}`);
          }
        }
      }
    });

    it('builds its links from site-base, and documents each base attribute that has an effect', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      await settle(frame);
      const paths = pathsAt(location.origin, element);
      for (const base of BASES) {
        const original = element.shadowRoot.innerHTML;
        element.setAttribute(base, 'https://other.example/');
        await settle(frame);
        if (!attributes.some(({ name }) => name === base)) {
          assert.equal(element.shadowRoot.innerHTML, original, base);
          continue;
        }
        for (const placed of placedIn(element)) {
          assert.equal(placed.getAttribute(base), 'https://other.example/');
        }
      }
      assert.deepEqual(pathsAt('https://other.example', element), paths);
    });

    it('lowers its headings with heading-level, and leaves its own to the page with hide-heading', async () => {
      const has = (attribute: string) => attributes.some(({ name }) => name === attribute);
      const usual = headingsIn(element);
      const own = usual.find(({ level }) => level === 2);
      // The headings of the footer and of an article belong to our own pages.
      const isPage = ['sa-blog-post', 'sa-site-footer'].includes(tag) || usual[0]?.level === 1;
      assert.isTrue(has('heading-level') || isPage || usual.length === 0);
      if (!has('heading-level')) return;
      const lower = (headings: typeof usual) =>
        headings.map(({ level, text }) => ({ level: Math.min(level + 3, 6), text }));
      const frame = await open({ body: markup('heading-level="5"') });
      const lowered = await frame.ready(tag);
      assert.deepEqual(headingsIn(lowered), lower(usual));
      if (!has('hide-heading')) return;
      lowered.setAttribute('hide-heading', '');
      await settle(frame);
      assert.deepEqual(headingsIn(lowered), lower(usual.filter((heading) => heading !== own)));
      const labelled = [...lowered.shadowRoot.querySelectorAll('[aria-label]')];
      assert.include(
        labelled.map(({ ariaLabel }) => ariaLabel),
        own?.text,
      );
    });

    it('takes the focus to its first field or control', () => {
      element.focus();
      const { activeElement, delegatesFocus } = element.shadowRoot;
      assert.isTrue(delegatesFocus);
      const first = element.shadowRoot.querySelector('a[href], button, input, select, textarea');
      // Nothing in closed details can take it.
      if (first?.closest('details:not([open])')) return;
      // Not equal(): chai would print two whole documents.
      assert.isTrue(activeElement === first);
    });

    it('has no target smaller than 24 px, but for links inside a text', () => {
      assert.deepEqual(smallTargetsOf(plain, element), []);
    });

    // The rest is promised to pages of others.
    if (!isElsewhere && requestsOf(documented).length === 0) return;

    for (const example of examples) {
      it('draws its example as copied', async () => {
        const frame = await openFrame({ body: example, script });
        const copied = await frame.ready(tag);
        await settle(frame);
        assert.isNotEmpty(copied.shadowRoot.textContent);
        assert.deepEqual(frame.window.probe.errors, []);
      });
    }

    if (requestsOf(documented).length > 0) {
      it('sends, stores and emits only what its doc block names, and renders every documented part', async () => {
        const frame = await openFrame({ body: markup('api-base="https://api.example"') });
        const heard: string[] = [];
        for (const { name } of events) {
          frame.document.addEventListener(name, () => heard.push(name), true);
        }
        const asked = new Set<string>();
        let status = 503;
        const answer = async (url: string, { method = 'GET' }: RequestInit = {}) => {
          asked.add(`${method} ${new URL(url).pathname}`);
          return new frame.window.Response(null, { status });
        };
        frame.window.fetch = answer as typeof fetch;
        const [handed, stored] = splitHanded(documented);
        for (const key of handed) frame.window.sessionStorage.setItem(key, 'From another page');
        await addOurScript(frame, script);
        const sender = await frame.ready(tag);
        const { sessionStorage } = frame.window;
        await until(frame.window, () => handed.every((key) => !sessionStorage.getItem(key)));
        const root = formRootOf(sender);
        const form = root.querySelector('form') as HTMLFormElement;
        const seen = new Set<string>();
        const submit = async (isDone: () => unknown) => {
          form.requestSubmit();
          await until(frame.window, isDone);
          await settle(frame);
          for (const part of [...partsIn(root), ...partsIn(sender.shadowRoot)]) seen.add(part);
        };
        await submit(() => root.querySelector('[aria-invalid=true]'));
        for (const [name, value] of Object.entries(TYPED)) {
          const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
          if (!field) continue;
          field.value = value;
          field.dispatchEvent(new frame.window.Event('input', { bubbles: true }));
        }
        await settle(frame);
        await submit(() => heard.includes('sa-failed'));
        const kept = Object.keys(sessionStorage);
        status = 201;
        await submit(() => heard.includes('sa-submitted'));
        await until(frame.window, () => asked.size >= requestsOf(documented).length);
        assert.deepEqual([...asked].sort(), requestsOf(documented));
        assert.deepEqual(
          kept.map((key) => documentedKey(documented, key)),
          stored,
        );
        assert.isEmpty(Object.keys(sessionStorage));
        assert.isEmpty(Object.keys(frame.window.localStorage));
        assert.includeMembers(
          [...seen],
          cssParts.map(({ name }) => name),
        );
      });
    }

    it('looks the same and keeps what was typed when it moves in its page, to a frame and back', async () => {
      const frame = await open({ body: `${markup()}<section></section>` });
      const element = await frame.ready(tag);
      const field = typeInto(element);
      await settle(frame);
      const content = element.shadowRoot.firstElementChild;
      const looks = looksOf(frame, element, IN_PLACE);
      const [sheet] = element.shadowRoot.adoptedStyleSheets;
      frame.document.querySelector('section')?.append(element);
      await settle(frame);
      frame.document.body.moveBefore?.(element, null);
      await settle(frame);
      assert.equal(element.shadowRoot.firstElementChild, content);
      assertKept(element, field);
      const other = await openFrame({ body: '' });
      for (const page of [other, frame]) {
        page.document.body.append(element);
        await settle(page);
        assertSameLooks(looksOf(page, element, IN_PLACE), looks);
        // Each rule is there once, however often the sheet has grown.
        const [adopted] = element.shadowRoot.adoptedStyleSheets;
        assert.equal(adopted?.cssRules.length, sheet?.cssRules.length);
        assertKept(element, field);
      }
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('shares nothing with a second instance', async () => {
      const frame = await open({ body: markup() + markup() });
      const first = await frame.ready(tag);
      const second = frame.document.querySelectorAll(tag)[1] as SaElement;
      await settle(frame);
      const untouched = second.shadowRoot.innerHTML;
      const field = first.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD);
      if (field) field.value = 'mine';
      for (const { name, type } of attributes) {
        if (type.text !== 'boolean') first.setAttribute(name, 'https://other.example');
      }
      first.shadowRoot.querySelector('form')?.requestSubmit();
      await settle(frame);
      assert.equal(second.shadowRoot.innerHTML, untouched);
      assert.equal(second.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD)?.value ?? '', '');
    });

    it('does not mind the script being there twice, or the loader beside it', async () => {
      const frame = await open();
      await frame.ready(tag);
      await addOurScript(frame, script);
      await addOurScript(frame, 'loader');
      await settle(frame);
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('looks the same on a page with hostile CSS, and leaves that page alone', async () => {
      const hostile = await open({ css: 'hostile' });
      assertSameLooks(await looksIn(hostile), looks);
      const beside = await open({ body: `<p>Outside</p>${markup()}` });
      await beside.ready(tag);
      assert.deepEqual(styleOf(beside, 'p'), await bareStyle());
    });

    it('writes no style tag, no cookie, no storage, and asks no other host for anything', () => {
      const styles = [
        ...plain.document.querySelectorAll('style'),
        ...element.shadowRoot.querySelectorAll('style'),
      ];
      const hosts = plain.window.performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).origin);
      assert.lengthOf(styles, 0);
      assert.equal(plain.document.cookie, '');
      assert.deepEqual(plain.window.probe.storageWrites, []);
      assert.deepEqual([...new Set(hosts)], [location.origin]);
    });

    it('leaves no timer and no listener behind after ten rounds in and out of the page', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      const parent = element.parentElement as Element;
      const leave = async () => {
        element.remove();
        // In a later task, which a busy machine may run after a frame or two.
        await until(frame.window, () => element.shadowRoot.childElementCount === 0);
        await settle(frame);
      };
      for (let round = 0; round < 10; round += 1) {
        await leave();
        parent.append(element);
        await settle(frame);
      }
      await leave();
      assert.deepEqual([...frame.window.activity.pending], []);
      assert.deepEqual(
        [...frame.window.probe.listeners].sort(),
        script === 'loader' ? LOADER_LISTENERS : [],
      );
    });
  });
}

/**
 * The keys that others write and an element only takes away, and those that it stores itself. Its own
 * tests cover keys that it stores only if an answer offers more than these ones do.
 */
function splitHanded({ stores }: ManifestElement): [handed: string[], stored: string[]] {
  const isHanded = (entry: string) => entry.includes(': read and removed');
  const isOffered = (entry: string) => entry.includes(': if our answer offers');
  const own = stores.filter((entry) => !isHanded(entry) && !isOffered(entry));
  return [keysOf(stores.filter(isHanded)), keysOf(own)];
}

/** The headings of an element as assistive technology finds them. */
function headingsIn({ shadowRoot }: SaElement): { level: number; text: string | null }[] {
  return [...shadowRoot.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility())
    .map(({ ariaLevel, localName, textContent }) => ({
      level: Number(ariaLevel ?? localName[1]),
      text: textContent,
    }));
}

/** Paths of the links of an element on a site, except those within its page. */
function pathsAt(site: string, { shadowRoot }: SaElement): string[] {
  const links = shadowRoot.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])');
  return [...links].flatMap(({ origin, href }) =>
    origin === site ? [href.slice(site.length)] : [],
  );
}

/** Types into the first text field of an element, if there is one. */
function typeInto({ shadowRoot }: SaElement): HTMLInputElement | null {
  const field = shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD);
  if (field) field.value = 'half a sentence';
  return field;
}

function assertKept({ shadowRoot }: SaElement, field: HTMLInputElement | null): void {
  if (!field) return;
  // Not equal(): chai would print two whole documents.
  assert.isTrue(shadowRoot.querySelector(TEXT_FIELD) === field);
  assert.equal(field.value, 'half a sentence');
}

/** How a paragraph looks on a page without any element of ours; the same for all of them. */
function bareStyle() {
  bare ??= openFrame({ body: '<p>Outside</p>' }).then((frame) => styleOf(frame, 'p'));
  return bare;
}
let bare: Promise<ReturnType<typeof styleOf>> | undefined;

/** The shadow tree with the form: the element's own, or that of an element in it. */
function formRootOf(element: SaElement): ShadowRoot {
  const trees = treesOf(element.shadowRoot);
  return trees.find((tree) => tree.querySelector('form')) as ShadowRoot;
}

const tags: string[] = await (await fetch('/test/tags')).json();
const manifest = await readManifest();
for (const tag of tags) {
  describeContract(manifest.find(({ tagName }) => tagName === tag) as ManifestElement);
}
