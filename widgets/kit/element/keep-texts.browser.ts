import { assert } from 'chai';
import { h, render } from 'preact';
import { seededRandom } from '../../testing/seeded-random.ts';
import { readOriginal, translatePage, type Way, ways } from '../../testing/translator.ts';
import { keepTexts } from './keep-texts.ts';

/** Texts and elements beside each other; the name of an element begins with `*`. */
type Content = (string | number | null)[];

/** A root on a page of its own tests, with a view that draws content. */
function openRoot() {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  return {
    root,
    said: () => readOriginal(root),
    async draw(content: Content) {
      const children = content.map((one) =>
        typeof one === 'string' && one.startsWith('*') ? h('b', null, one.slice(1)) : one,
      );
      render(h('p', null, ...children), root);
      await observed();
    },
    close() {
      render(null, root);
      host.remove();
    },
  };
}

/** Resolves once all observers have heard of what has changed, and of what they have changed at that. */
async function observed() {
  for (let turn = 0; turn < 8; turn += 1) await null;
}

const textOf = (content: Content) => content.join('').replaceAll('*', '');

/** Words that no translator's marks enclose. */
const UNTRANSLATED = /[a-z\d](?![^⟦]*⟧)/i;

describe('texts that a translator has replaced', () => {
  /** Draws content at random on a page that is translated before or after the root is there. */
  async function drawAtRandom(seed: number) {
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const parts: Content = [null, 'one ', 'two ', 'three ', ' ', 6, '77 ', '*four', '*5'];
    const length = 1 + Math.floor(random() * 5);
    const next = () => [...Array(length)].map(() => pick(parts));
    const [way, isEarly, kind] = [pick(ways), random() < 0.5, pick(['itself', 'a copy'] as const)];
    const { draw, said, root, close } = openRoot();
    const translate = () => translatePage({ window, document }, way as Way);
    let translator = isEarly ? translate() : undefined;
    keepTexts(root);
    const name = (content: Content) => `seed ${seed}, ${way}: ${JSON.stringify(content)}`;
    for (let step = 0; step < 6; step += 1) {
      const content = next();
      await draw(content);
      translator ??= translate();
      await observed();
      assert.equal(said(), textOf(content), name(content));
      assert.notMatch(root.textContent ?? '', UNTRANSLATED, name(content));
    }
    translator?.showOriginal(kind);
    await observed();
    const content = next();
    await draw(content);
    assert.equal(root.textContent, textOf(content), name(content));
    close();
  }

  it('say what the view says whatever it draws, also once the original is shown again', async () => {
    for (let seed = 1; seed <= 300; seed += 1) await drawAtRandom(seed);
  });
});
