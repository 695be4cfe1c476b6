import { assert } from 'chai';
import { closeFrames, type SaElement, settle, treesOf } from './frame.ts';
import { documentedKey, keysOf, type ManifestElement, partsIn, readManifest } from './manifest.ts';
import { assertFits, axeFindings, finishMotion } from './measure.ts';
import { openState, type StatePage, statesByTag } from './open-state.ts';
import { assertPrints, besidesTexts } from './tool-page.ts';

const documented = await readManifest();
const embeddable = documented.filter(({ isEmbeddable }) => isEmbeddable);

/** An event that all have belongs to the kit, and is tested there. */
const isOwn = ({ name }: { name: string }) =>
  !embeddable.every(({ events }) => events.some((event) => event.name === name));

/** The catalogue stores what the tools in it do, whose own states show that. */
const PLACES_ANY = 'sa-tools-catalogue';

for (const [tag, states] of Object.entries(await statesByTag())) {
  const doc = documented.find(({ tagName }) => tagName === tag) as ManifestElement;
  const events = doc.events.filter(isOwn).map(({ name }) => name);

  describe(`<${tag}> in every state`, () => {
    const happened = {
      events: new Set<string>(),
      parts: new Set<string>(),
      keys: new Set<string>(),
    };
    afterEach(closeFrames);

    for (const state of states) {
      it(`sends no request, fits 320, 240 and 160 px, passes axe: ${state.name}`, async () => {
        const page = await openState(tag, state, events);
        assert.deepEqual(besidesTexts(page.traffic), []);
        for (const stored of page.traffic.stored) {
          const key = documentedKey(doc, stored);
          assert.isDefined(key, `stores ${stored}`);
          happened.keys.add(key as string);
        }
        for (const part of partsIn(page.root)) happened.parts.add(part);
        followLink(page.element);
        for (const name of page.events) happened.events.add(name);
        assert.equal(page.traffic.cookie, '');
        await assertFits(page, page.element, state.name);
        await showIn(page, 'light');
        assert.deepEqual(await axeFindings(page), [], 'light');
        // A theme changes colours alone.
        await showIn(page, 'dark');
        assert.deepEqual(await axeFindings(page, 'color-contrast'), [], 'dark');
        assert.deepEqual(page.window.probe.errors, []);
      });

      const { prints } = state;
      if (!prints) continue;
      it(`prints in dark on white, without the controls: ${state.name}`, async () => {
        const page = await openState(tag, state);
        await showIn(page, 'dark');
        await assertPrints(page, prints);
      });
    }

    // A form needs an answer: the contract shows its events, parts and keys.
    if (doc.isEmbeddable && !doc.sends) {
      it('fires every event, shows every part and stores every key of its doc block', () => {
        const parts = doc.cssParts.map(({ name }) => name);
        assert.sameMembers([...happened.events], events);
        assert.sameMembers([...happened.parts], parts);
        if (tag !== PLACES_ANY) assert.sameMembers([...happened.keys], keysOf(doc.stores));
      });
    }
  });
}

/** Clicks the first link to our site that shows; the page takes it from there. */
function followLink(element: SaElement): void {
  const links = treesOf(element.shadowRoot).flatMap((root) => [
    ...root.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])'),
  ]);
  element.addEventListener('click', (event) => event.preventDefault(), { once: true });
  links.find((link) => link.origin === location.origin && link.checkVisibility())?.click();
}

/** Gives page and element a theme, whose colours are there at once. */
async function showIn(page: StatePage, theme: 'light' | 'dark'): Promise<void> {
  page.element.setAttribute('theme', theme);
  page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
  await settle(page);
  finishMotion(page.document);
}
