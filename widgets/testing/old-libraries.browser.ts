import { assert } from 'chai';
import { closeFrames, settle, treesOf } from './frame.ts';
import { openState, type StatePage, statesByTag } from './open-state.ts';
import type { ElementState } from './states.ts';

for (const [tag, states] of Object.entries(await statesByTag())) {
  describe(`<${tag}> beside old libraries`, () => {
    afterEach(closeFrames);

    for (const state of someOf(states)) {
      it(`renders and stores the same as without the old libraries: ${state.name}`, async () => {
        const plain = await read(await openState(tag, state));
        const page = await openState(tag, state, [], { libraries: 'old' });
        const beside = await read(page);
        assert.equal(beside.text, plain.text);
        assert.equal(beside.html, plain.html);
        assert.equal(beside.stored, plain.stored);
        assert.equal(page.window.probe.errors.join('\n'), '');
      });
    }
  });
}

/** The first state of each side of an element, one on the way, and the last: all of them take 90 s. */
function someOf(states: readonly ElementState[]): ElementState[] {
  const sideOf = ({ attributes }: ElementState) => attributes?.side;
  return [...new Set(states.map(sideOf))].flatMap((side) => {
    const all = states.filter((state) => sideOf(state) === side);
    return all.filter((_, at) => [0, all.length >> 1, all.length - 1].includes(at));
  });
}

/** The text that a visitor reads, the markup, and the items that the browser has stored. */
async function read(page: StatePage) {
  const { element } = page;
  // No signal announces chunks.
  await page.ready(element.localName);
  await settle(page);
  const nodes = treesOf(element.shadowRoot).flatMap(({ children }) => [...children]);
  return {
    text: nodes.map((node) => (node as HTMLElement).innerText ?? '').join('\n'),
    html: nodes.map(({ outerHTML }) => outerHTML).join('\n'),
    stored: JSON.stringify([{ ...localStorage }, { ...sessionStorage }], null, 1),
  };
}
