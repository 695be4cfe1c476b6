import { assert } from 'chai';
import { closeFrames, settle, treesOf, until } from './frame.ts';
import { openState } from './open-state.ts';
import { performSteps } from './perform-steps.ts';
import { seededRandom } from './seeded-random.ts';
import type { ElementState } from './states.ts';
import { readOriginal, translatePage, type Way } from './translator.ts';

const PRESSABLE = 'button, [role=tab], summary, select, [type=radio], [type=checkbox]';
/** Devices and a notice that is loaded answer in their own time; files and paper leave the page. */
const LEFT_OUT = /record|speak|listen|microphone|camera|play|print|download|save as|why we ask/i;

/** Brings an element into a state, then acts so many times blindly; returns its text after each act. */
async function act(tag: string, state: ElementState, acts: number, way?: Way): Promise<string[]> {
  const { steps = [], ...opening } = state;
  const page = await openState(tag, opening);
  const { testClock } = page.window;
  testClock.stopAt(testClock.startMs);
  if (way) translatePage(page, way);
  const said: string[] = [];
  const note = (what: string) => {
    said.push(`${what}: ${treesOf(page.root).map(textOf).join('\n')}`);
  };
  note('as it opens');
  for (const step of steps) {
    await performSteps(page.root, [step]);
    note(JSON.stringify(step));
  }
  const random = seededRandom(7);
  for (let count = 0; count < acts; count += 1) {
    const targets = [...page.root.querySelectorAll<HTMLButtonElement>(PRESSABLE)].filter(
      (node) => node.checkVisibility() && !node.disabled && !LEFT_OUT.test(nameOf(node)),
    );
    const target = targets[Math.floor(random() * targets.length)];
    if (!target) break;
    const name = nameOf(target);
    if (target.matches('select')) choose(target as never, random());
    else target.click();
    await settle(page);
    await until(page.window, () => !page.root.querySelector('[aria-busy=true]'));
    await settle(page);
    note(`act ${count}, ${name}`);
  }
  assert.deepEqual(page.window.probe.errors, []);
  closeFrames();
  return said;
}

function choose(select: HTMLSelectElement, chance: number) {
  select.selectedIndex = Math.floor(chance * select.options.length);
  const { Event: PageEvent } = select.ownerDocument.defaultView as Window & typeof globalThis;
  for (const type of ['input', 'change']) {
    select.dispatchEvent(new PageEvent(type, { bubbles: true, composed: type === 'input' }));
  }
}

const nameOf = (node: Element) =>
  node.getAttribute('aria-label') ?? (node.getAttribute('name') || readOriginal(node));

const textOf = (root: ShadowRoot) =>
  [...root.querySelectorAll('body, :scope > div')].map(readOriginal).join(' ');

/**
 * Tests that an element has the same text on a page translated in this way as on another: after each step that
 * leads to the state, and after so many blind acts in it.
 */
export function testTranslation(tag: string, state: ElementState, way: Way, acts: number): void {
  it(`<${tag}> says on a translated page what it says on another (${way}): ${state.name}`, async () => {
    const plain = await act(tag, state, acts);
    const translated = await act(tag, state, acts, way);
    for (const [step, text] of plain.entries()) assert.equal(translated[step], text);
  });
}
