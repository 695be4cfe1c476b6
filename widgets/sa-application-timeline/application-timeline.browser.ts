import { assert } from 'chai';
import { closeFrames } from '../testing/frame.ts';
import { assertNoTrap, openTool, pressKeys, tabTo, typeKeys } from '../testing/tool-page.ts';

const TAG = 'sa-application-timeline';

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  it('is used by keyboard alone, from the first field to a ticked step and out again', async () => {
    const page = await openTool(TAG);
    await tabTo(page, 'country');
    await typeKeys(page, 'United S');
    await tabTo(page, 'programLevel');
    await typeKeys(page, 'Mas');
    await tabTo(page, 'languageTests');
    await pressKeys(page, 'Space');
    assert.isTrue(page.field('testType').disabled);
    await pressKeys(page, 'Space');
    await tabTo(page, 'Generate Timeline');
    await pressKeys(page, 'Enter');
    await page.says('Apply by');
    assert.match(page.focused(), /^United States, Masters, Fall \(September\) \d{4}$/);
    const first = page.root.querySelector<HTMLInputElement>('ol input');
    for (let presses = 0; page.root.activeElement !== first; presses += 1) {
      assert.isBelow(presses, 20);
      await pressKeys(page, 'Tab');
    }
    await pressKeys(page, 'Space');
    assert.isTrue(first?.checked);
    await tabTo(page, 'Save to calendar (.ics)');
    await assertNoTrap(page);
  });

  it('keeps the next step in sight on a phone, and nothing that has the focus below it', async () => {
    const page = await openTool(TAG, { attributes: 'plan="on"' });
    const { root, window } = page;
    Object.assign((window.frameElement as HTMLElement).style, { width: '360px', height: '640px' });
    page.choose({ country: 'us', programLevel: 'masters' });
    page.button('Generate Timeline').click();
    await page.says('Next: ');
    await page.says('Save to calendar');
    const next = [...root.querySelectorAll('a')].at(-1) as HTMLAnchorElement;
    assert.match(next.textContent, /^Next: /);
    const bar = () => (next.parentElement as Element).getBoundingClientRect();
    window.scrollTo(0, 0);
    assert.isAbove(page.document.documentElement.scrollHeight, 1500);
    assert.isAtMost(bar().bottom, 640);
    for (let presses = 0; presses < 12; presses += 1) {
      await pressKeys(page, 'Tab');
      const { top, bottom } = (root.activeElement as Element).getBoundingClientRect();
      assert.isAtMost(bottom, bar().top);
      assert.isAtLeast(top, 0);
    }
  });
});
