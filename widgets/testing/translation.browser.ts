import { assert } from 'chai';
import { addOurScript, closeFrames, openFrame, settle, until } from './frame.ts';
import { statesByTag } from './open-state.ts';
import type { ElementState } from './states.ts';
import { testTranslation } from './translation.ts';
import { readOriginal, translatePage, type Way } from './translator.ts';

const lengthOf = ({ steps = [] }: ElementState) => steps.length;
const statesOfAll = await statesByTag();

describe('an element on a translated page', () => {
  // The state that takes most; translation.proof.ts has all of them, in every way.
  for (const [index, [tag, states]] of Object.entries(statesOfAll).entries()) {
    const [longest] = states.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const way: Way = index % 2 ? 'runs' : 'texts';
    testTranslation(tag, longest as ElementState, way, 8);
  }

  /** Opens a page with the element prerendered, and submits its form empty; returns its text after that. */
  async function takeOver(tag: string, isOlder: boolean, way?: Way) {
    const frame = await openFrame({ body: `<${tag}></${tag}>`, prerendered: 'yes' });
    const root = frame.document.querySelector(tag)?.shadowRoot as ShadowRoot;
    if (isOlder) (root.querySelector('style') as HTMLElement).dataset.drawn = 'by an older version';
    if (way) translatePage(frame, way);
    await addOurScript(frame, 'widgets');
    await frame.ready(tag);
    // The code that draws again is a file of its own.
    await until(frame.window, () => !root.querySelector('[data-drawn]'));
    await settle(frame);
    root.querySelector('form')?.requestSubmit();
    await settle(frame);
    return readOriginal(root);
  }

  for (const tag of ['sa-consultation-form', 'sa-newsletter-form', 'sa-cost-calculator']) {
    for (const isOlder of [false, true]) {
      it(`<${tag}> takes over what ${isOlder ? 'an older version has drawn' : 'the page came with'}`, async () => {
        const plain = await takeOver(tag, isOlder);
        assert.equal(await takeOver(tag, isOlder, 'runs'), plain);
        closeFrames();
      });
    }
  }

  it('leaves English that is to be learnt', async () => {
    const body = '<sa-vocabulary-practice></sa-vocabulary-practice>';
    const frame = await openFrame({ body, script: 'widgets' });
    const { shadowRoot } = await frame.ready('sa-vocabulary-practice');
    translatePage(frame, 'runs');
    await settle(frame);
    const [word, kind] = shadowRoot.querySelectorAll('button[part=card] > *');
    assert.match(word?.textContent ?? '', /^[a-z]+$/);
    assert.match(kind?.textContent ?? '', /^⟦[a-z]+⟧$/);
    closeFrames();
  });
});
