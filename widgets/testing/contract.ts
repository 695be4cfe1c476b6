import { assert } from 'chai';
import { choicesOf } from '../kit/rules/manifest.ts';
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
  until,
} from './frame.ts';
import {
  documentedKey,
  keysOf,
  type ManifestElement,
  partsIn,
  requestsOf,
  scriptsOf,
} from './manifest.ts';
import {
  assertSameLooks,
  axeFindings,
  looksOf,
  outcomeOf,
  smallTargetsOf,
  styleOf,
} from './measure.ts';

const TEXT_FIELD = 'input:not([type=number], [type=radio], [type=checkbox])';
const FIELD = 'input, select, textarea';
/**
 * Excludes the styles of served pages, popovers, which only a script can open, and what icons are made of:
 * where the visitor prefers reduced motion, what was served with "Pause" says "Play".
 */
const IN_PLACE = ':not(style, [popover], [popover] *, svg *)';
/** A rendered root's children: the root wrapper, and the preferred width beside it. */
const ROOT_NODES = 2;
/** Every element observes them; they are documented for elements with links and forms. */
const BASES = ['site-base', 'api-base'];
/** What travels with a submission: every element observes it, forms document it. */
const ATTRIBUTION = ['partner', 'campaign', 'campaign-from-url'];
/** What a visitor types into a form, by the names of its fields. */
const TYPED: Record<string, string> = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  subject: 'visa',
  // A message anywhere, and a website where one is asked for.
  message: 'https://www.example.com',
};
/** What the loader itself listens to as long as the page is open. */
const LOADER_LISTENERS = ['click', 'online'];
/** Likewise, for elements with headings. */
const HEADINGS = ['heading-level', 'hide-heading'];
const FALLBACK = 'Write to us at hello@example.com.';

/** The promises of every element to every page, each tested on a fresh page. */
export function describeContract(documented: ManifestElement): void {
  const { tagName: tag, attributes, events, cssParts, cssProperties, examples } = documented;
  const scripts = scriptsOf(documented);
  const [script] = scripts;
  const markup = (inner = '') => `<${tag} ${inner}>${FALLBACK}</${tag}>`;
  const booleans = attributes.filter(({ type }) => type.text === 'boolean');
  const others = attributes.filter(({ type }) => type.text !== 'boolean');
  const open = (request = {}) => openFrame({ body: markup(), script, ...request });
  const looksIn = async (frame: Frame) => {
    const element = await frame.ready(tag);
    await settle(frame);
    return looksOf(frame, element);
  };

  describe(`<${tag}> keeps the contract`, () => {
    /** A page for the tests that only look at it, and how the element looks in it. */
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

      it(`lives under a strict CSP with Trusted Types, by the ${script} script`, async () => {
        const strict = await open({ script, csp: 'strict' });
        assertSameLooks(await looksIn(strict), looks);
        assert.deepEqual(strict.window.probe.violations, []);
        assert.deepEqual(strict.window.probe.errors, []);
      });
    }

    it('takes over in place what the page was served with, and nothing looks different', async () => {
      const frame = await openFrame({ body: markup(), csp: 'strict', prerendered: 'yes' });
      const served = frame.document.querySelector(tag) as SaElement;
      // What is served as loading is replaced by what has loaded.
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
      const served = frame.document.querySelector(tag) as SaElement;
      const field = served.shadowRoot.querySelector(TEXT_FIELD) as HTMLInputElement;
      field.value = 'half a sentence';
      await addOurScript(frame, script);
      const upgraded = await frame.ready(tag);
      await settle(frame);
      assert.equal(upgraded.shadowRoot.querySelector(TEXT_FIELD), field);
      assert.equal(field.value, 'half a sentence');
    });

    it('documents every attribute it listens to', () => {
      const { observedAttributes } = element.constructor as never as {
        observedAttributes: string[];
      };
      assert.includeMembers(
        [...attributes.map(({ name }) => name), ...BASES, ...ATTRIBUTION, ...HEADINGS].flatMap(
          (name) => [name, flat(name)],
        ),
        observedAttributes,
      );
      const names = attributes.map(({ name }) => name);
      assert.includeMembers(observedAttributes, names, 'listens to what it documents');
    });

    it('has the documented default of every attribute and custom property', () => {
      for (const { name, type, default: value = '' } of attributes) {
        assert.equal(element[camel(name)], type.text === 'boolean' ? false : value, name);
      }
      const styles = plain.window.getComputedStyle(element);
      for (const { name, default: value } of cssProperties) {
        const inner = name.replace('--sa-', '--_');
        if (!styles.getPropertyValue(inner)) continue;
        for (const scheme of ['light', 'dark'] as const) {
          const actual = outcomeOf(plain, element, `var(${inner})`, scheme);
          const usual = outcomeOf(plain, element, value.replaceAll('--sa-', '--_'), scheme);
          assert.equal(actual.rest, usual.rest, name);
          for (const [channel, amount = 0] of usual.colour.entries()) {
            // A mix may come out between two whole numbers.
            assert.closeTo(actual.colour[channel] ?? NaN, amount, 1, `${name}, ${scheme}`);
          }
        }
      }
    });

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
      it('sends, stores and reports what it documents, and shows every part meanwhile', async () => {
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

    it('takes its links to site-base, and documents a base where it does something', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      await settle(frame);
      const paths = pathsAt(location.origin, element);
      for (const base of BASES) {
        const original = element.shadowRoot.innerHTML;
        element.setAttribute(base, 'https://other.example/');
        await settle(frame);
        for (const placed of placedIn(element)) {
          assert.equal(placed.getAttribute(base), 'https://other.example/');
        }
        if (attributes.some(({ name }) => name === base)) continue;
        assert.equal(element.shadowRoot.innerHTML, original, base);
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
      const frame = await open({ body: markup('heading-level="5"') });
      const lowered = await frame.ready(tag);
      assert.deepEqual(
        headingsIn(lowered),
        usual.map(({ level, text }) => ({ level: Math.min(level + 3, 6), text })),
      );
      assert.deepEqual(await axeFindings(frame), []);
      if (!has('hide-heading')) return;
      lowered.setAttribute('hide-heading', '');
      await settle(frame);
      assert.deepEqual(
        headingsIn(lowered),
        usual
          .filter((heading) => heading !== own)
          .map(({ level, text }) => ({ level: Math.min(level + 3, 6), text })),
      );
      const names = [...lowered.shadowRoot.querySelectorAll('[aria-label]')].map(
        ({ ariaLabel }) => ariaLabel,
      );
      assert.include(names, own?.text);
      assert.deepEqual(await axeFindings(frame), []);
    });

    it('shows its fallback content until it is defined', async () => {
      const frame = await openFrame({ body: markup() });
      const { width, height } = (
        frame.document.querySelector(tag) as Element
      ).getBoundingClientRect();
      assert.isAbove(width * height, 0);
    });

    for (const { name } of booleans) {
      it(`reads ${name} as true when present and as false when absent or "false"`, async () => {
        const frame = await open({ body: markup(name) });
        const element = await frame.ready(tag);
        const property = camel(name);
        if (!(property in element)) return;
        assert.isTrue(element[property]);
        element.setAttribute(name, 'false');
        assert.isFalse(element[property]);
        element.removeAttribute(name);
        assert.isFalse(element[property]);
      });
    }

    it('reads an attribute that a framework named like its property, too early or in time', async () => {
      const words = attributes.filter(({ name }) => name.includes('-'));
      const early = words.map((word) => `${camel(word.name)}="${sampleOf(word)}"`).join(' ');
      const frame = await openFrame({ body: markup(early) + markup() });
      await addOurScript(frame, script);
      const first = await frame.ready(tag);
      const second = frame.document.querySelectorAll(tag)[1] as SaElement;
      for (const word of words) {
        const { name } = word;
        const property = camel(name);
        if (!(property in first)) continue;
        const untouched = second[property];
        second.setAttribute(property, sampleOf(word));
        assert.notEqual(second[property], untouched, `${property} in time`);
        assert.equal(first[property], second[property], `${property} too early`);
        second.removeAttribute(property);
        assert.equal(second[property], untouched, `without ${property}`);
        for (const element of [first, second]) element.setAttribute(name, 'false');
        assert.equal(first[property], second[property], `${name} goes first`);
        first[property] = null;
        assert.equal(first[property], untouched, `${property} set to null`);
      }
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('goes back to the default when an attribute is removed, emptied or nonsense', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      await settle(frame);
      const original = element.shadowRoot.innerHTML;
      for (const { name, type, default: usual = '' } of others) {
        const isClosed = type.text.includes("'");
        const values = isClosed ? ['nonsense', '{"a":', ''] : [''];
        element.setAttribute(name, isClosed ? firstOption(type.text) : 'https://other.example');
        for (const value of values) {
          element.setAttribute(name, value);
          await settle(frame);
          assert.equal(element.shadowRoot.innerHTML, original, `${name}="${value}"`);
          assert.equal(element[camel(name)], usual, `${name}="${value}"`);
        }
        element.removeAttribute(name);
        await settle(frame);
        assert.equal(element.shadowRoot.innerHTML, original, `without ${name}`);
      }
      for (const { name, type } of others) {
        for (const option of choicesOf({ type })) {
          element.setAttribute(name, option);
          assert.equal(element[camel(name)], option, name);
        }
      }
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('keeps properties that were set before the script arrived', async () => {
      const frame = await openFrame({ body: markup() });
      const early = frame.document.querySelector(tag) as SaElement;
      const samples = others.map(({ name, type }) => {
        const value = type.text.includes("'") ? firstOption(type.text) : 'https://early.example';
        early[camel(name)] = value;
        return [name, value];
      });
      await addOurScript(frame, script);
      const element = await frame.ready(tag);
      for (const [name = '', value] of samples) {
        assert.equal(element.getAttribute(name), value, name);
        assert.equal(element[camel(name)], value, name);
      }
      assert.equal(frame.window.probe.rootInsertions, ROOT_NODES * (1 + placedIn(element).length));
    });

    it('takes the focus to its first field or control', () => {
      element.focus();
      const { activeElement, delegatesFocus } = element.shadowRoot;
      assert.isTrue(delegatesFocus);
      const first = element.shadowRoot.querySelector('a[href], button, input, select, textarea');
      // Not equal(): chai would print two whole documents.
      assert.isTrue(activeElement === first);
    });

    it('keeps what was typed when it is moved by append() or, where there is one, by moveBefore()', async () => {
      const frame = await open({ body: `${markup()}<section></section>` });
      const element = await frame.ready(tag);
      const field = element.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD);
      if (field) field.value = 'half a sentence';
      const content = element.shadowRoot.firstElementChild;
      const section = frame.document.querySelector('section') as Element;
      section.append(element);
      await settle(frame);
      frame.document.body.moveBefore?.(element, null);
      await settle(frame);
      assert.equal(element.shadowRoot.firstElementChild, content);
      if (field) {
        assert.equal(element.shadowRoot.querySelector(TEXT_FIELD), field);
        assert.equal(field.value, 'half a sentence');
      }
    });

    it('looks the same and keeps what was typed when a frame adopts it, and comes back', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      const field = element.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD);
      if (field) field.value = 'half a sentence';
      await settle(frame);
      const looks = looksOf(frame, element, IN_PLACE);
      const [sheet] = element.shadowRoot.adoptedStyleSheets;
      const other = await openFrame({ body: '' });
      for (const page of [other, frame]) {
        page.document.body.append(element);
        await settle(page);
        assertSameLooks(looksOf(page, element, IN_PLACE), looks);
        // Each rule is there once, however often the sheet has grown.
        const [adopted] = element.shadowRoot.adoptedStyleSheets;
        assert.equal(adopted?.cssRules.length, sheet?.cssRules.length);
        if (!field) continue;
        assert.isTrue(element.shadowRoot.querySelector(TEXT_FIELD) === field);
        assert.equal(field.value, 'half a sentence');
      }
      assert.deepEqual(frame.window.probe.errors, []);
    });

    it('keeps what is typed into it from the hotkeys of the page, and nothing else', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      const heard: string[] = [];
      for (const type of ['keydown', 'keypress', 'keyup'] as const) {
        frame.document.addEventListener(type, ({ key }) => heard.push(key));
      }
      const press = (field: Element, key: string, more = {}) =>
        field.dispatchEvent(
          new frame.window.KeyboardEvent('keydown', {
            key,
            bubbles: true,
            composed: true,
            ...more,
          }),
        );
      const inner = [element, ...placedIn(element)].map(
        ({ shadowRoot }) => shadowRoot as ShadowRoot,
      );
      for (const field of inner.flatMap((root) => [...root.querySelectorAll(FIELD)])) {
        for (const key of ['a', '/', ' ', '7', 'त्र', 'Enter', 'Backspace', 'ArrowDown', 'Dead']) {
          press(field, key);
        }
        assert.deepEqual(heard.splice(0), [], field.outerHTML);
        for (const key of ['Tab', 'Escape', 'F2', 'Control']) press(field, key);
        press(field, 'k', { ctrlKey: true });
        press(field, 's', { metaKey: true });
        press(field, 'n', { altKey: true });
        assert.deepEqual(heard.splice(0), ['Tab', 'Escape', 'F2', 'Control', 'k', 's', 'n']);
      }
    });

    it('shares nothing with a second instance', async () => {
      const frame = await open({ body: markup() + markup() });
      const first = await frame.ready(tag);
      const second = frame.document.querySelectorAll(tag)[1] as SaElement;
      await settle(frame);
      const untouched = second.shadowRoot.innerHTML;
      const field = first.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD);
      if (field) field.value = 'mine';
      for (const { name } of others) first.setAttribute(name, 'https://other.example');
      first.shadowRoot.querySelector('form')?.requestSubmit();
      await settle(frame);
      assert.equal(second.shadowRoot.innerHTML, untouched);
      assert.equal(second.shadowRoot.querySelector<HTMLInputElement>(TEXT_FIELD)?.value ?? '', '');
    });

    it('does not mind the script being there twice, or the loader beside it', async () => {
      const frame = await open();
      await frame.ready(tag);
      await addOurScript(frame, script);
      const loader = frame.document.createElement('script');
      loader.type = 'module';
      loader.src = '/embed/sa-loader.js';
      const loaded = new Promise((resolve) => loader.addEventListener('load', resolve));
      frame.document.head.append(loader);
      await loaded;
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

    it('passes axe in light and in dark', async () => {
      const frame = await open();
      const element = await frame.ready(tag);
      for (const theme of ['light', 'dark']) {
        element.setAttribute('theme', theme);
        frame.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
        await settle(frame);
        assert.deepEqual(await axeFindings(frame), [], theme);
      }
    });

    it('has no target smaller than 24 px, but for links inside a text', () => {
      assert.deepEqual(smallTargetsOf(plain, element), []);
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
 * The keys that others write and an element only takes away, and those that it stores itself. What it
 * stores where an answer offers more than these ones do is tried by its own tests.
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

/** Where the links of an element lead on a site, except those within its page. */
function pathsAt(site: string, { shadowRoot }: SaElement): string[] {
  const links = shadowRoot.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])');
  return [...links].flatMap(({ origin, href }) =>
    origin === site ? [href.slice(site.length)] : [],
  );
}

/** How a paragraph looks on a page without any element of ours; the same for all of them. */
function bareStyle() {
  bare ??= openFrame({ body: '<p>Outside</p>' }).then((frame) => styleOf(frame, 'p'));
  return bare;
}
let bare: Promise<ReturnType<typeof styleOf>> | undefined;

const firstOption = (type: string) => choicesOf({ type: { text: type } })[0] ?? '';

/** The shadow tree with the form: the element's own, or that of an element in it. */
function formRootOf(element: SaElement): ShadowRoot {
  const roots = [element, ...placedIn(element)].map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  return roots.find((root) => root.querySelector('form')) as ShadowRoot;
}

/** A value other than the default of an attribute. */
function sampleOf({ type, default: usual }: ManifestElement['attributes'][number]): string {
  if (type.text === 'boolean') return '';
  return choicesOf({ type }).findLast((option) => option !== usual) ?? 'https://early.example';
}

/** A camelCase name as HTML lowercases it. */
function flat(name: string): string {
  return name.replaceAll('-', '');
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
