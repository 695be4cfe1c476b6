import { assert } from 'chai';
import { closeFrames, placedIn } from './frame.ts';
import { assertFits, axeFindings, settle } from './measure.ts';
import { openState, type StatePage, statesByTag } from './open-state.ts';
import { assertPrints, besidesTexts } from './tool-page.ts';

/** Above what the longest way to a state and two runs of axe take. */
const TIME_LIMIT_MS = 30_000;

for (const [tag, { states, storedKeys = [] }] of Object.entries(await statesByTag())) {
  describe(`<${tag}> in every state`, () => {
    afterEach(closeFrames);

    for (const state of states) {
      it(`asks nobody, fits 320, 240 and 160 px, passes axe in both themes: ${state.name}`, async () => {
        const page = await openState(tag, state);
        assert.deepEqual(besidesTexts(page.traffic), []);
        assert.includeMembers([...storedKeys], page.traffic.stored);
        assert.equal(page.traffic.cookie, '');
        await assertFits(page, page.element, state.name);
        for (const theme of ['light', 'dark'] as const) {
          await showIn(page, theme);
          assert.deepEqual(await axeFindings(page), [], theme);
        }
        assert.deepEqual(page.window.probe.errors, []);
      }).timeout(TIME_LIMIT_MS);

      const { prints } = state;
      if (!prints) continue;
      it(`prints in dark on white, without the controls: ${state.name}`, async () => {
        const page = await openState(tag, state);
        await showIn(page, 'dark');
        await assertPrints(page, prints);
      }).timeout(TIME_LIMIT_MS);
    }
  });
}

/** Gives page and element a theme, whose colours are there at once. */
async function showIn(page: StatePage, theme: 'light' | 'dark'): Promise<void> {
  page.element.setAttribute('theme', theme);
  page.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
  await settle(page);
  const roots = [page.element, ...placedIn(page.element)].map(({ shadowRoot }) => shadowRoot);
  for (const motion of roots.flatMap((root) => root?.getAnimations() ?? [])) {
    if (motion instanceof page.window.CSSTransition) motion.finish();
  }
}
