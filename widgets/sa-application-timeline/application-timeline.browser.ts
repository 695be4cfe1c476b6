import { assert } from 'chai';
import { closeFrames } from '../kit/testing/frame.ts';
import {
  assertAccessible,
  assertNoTrap,
  assertPrints,
  nothing,
  openTool,
  pressKeys,
  type ToolPage,
  tabTo,
  typeKeys,
  watchTraffic,
} from '../kit/testing/tool-page.ts';

const TAG = 'sa-application-timeline';

async function generate(page: ToolPage, values: Record<string, string>) {
  page.choose(values);
  page.button('Generate Timeline').click();
  await page.says('Apply by');
}

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in every state, 320 px wide too, ${theme}`, async function () {
      this.timeout(30_000);
      const page = await openTool(TAG, { theme, attributes: 'country="atlantis"' });
      await assertAccessible(page, 'empty');
      page.button('Generate Timeline').click();
      await page.says('Program level is required');
      await assertAccessible(page, 'errors');
      page.choose({ level: 'mba' });
      await page.says('Include the GMAT');
      page.button('Generate Timeline').click();
      await page.says('Timeline could not be generated');
      await assertAccessible(page, 'generation failed');
      await generate(page, { country: 'nz', level: 'masters', season: 'summer' });
      page.root.querySelector<HTMLInputElement>('ol input')?.click();
      await assertAccessible(page, 'timeline with notices');
      page.choose({ season: 'fall' });
      await page.says('Out of date');
      await assertAccessible(page, 'out of date');
    });
  }

  it('is used by keyboard alone, from the first field to a ticked step and out again', async function () {
    this.timeout(30_000);
    const page = await openTool(TAG);
    await tabTo(page, 'country');
    await typeKeys(page, 'United S');
    await tabTo(page, 'level');
    await typeKeys(page, 'Mas');
    await tabTo(page, 'includesTests');
    await pressKeys(page, 'Space');
    assert.isTrue(page.field('languageTest').disabled);
    await pressKeys(page, 'Space');
    await tabTo(page, 'Generate Timeline');
    await pressKeys(page, 'Enter');
    await page.says('Apply by');
    assert.match(page.focused(), /^United States, Masters, Fall \(September\) \d{4}$/);
    await tabTo(page, 'Save to calendar (.ics)');
    const first = page.root.querySelector<HTMLInputElement>('ol input');
    for (let presses = 0; page.root.activeElement !== first; presses += 1) {
      assert.isBelow(presses, 20);
      await pressKeys(page, 'Tab');
    }
    await pressKeys(page, 'Space');
    assert.isTrue(first?.checked);
    await assertNoTrap(page);
  });

  it('prints the whole timeline in dark on white, without the controls', async () => {
    const page = await openTool(TAG, { theme: 'dark' });
    await generate(page, { country: 'nz', level: 'masters', season: 'summer' });
    await assertPrints(page, { shown: 'h3, ol > li, ul[aria-label=Key]', hidden: 'form, button' });
  });

  it('asks nobody for anything and stores nothing', async () => {
    const page = await openTool(TAG, { attributes: 'sync-url' });
    const traffic = watchTraffic(page);
    await generate(page, { country: 'de', level: 'phd' });
    page.root.querySelector<HTMLInputElement>('ol input')?.click();
    await page.says('Completed');
    assert.deepEqual(traffic(), nothing);
  });

  it('starts with the parameters of the address before its attributes', async () => {
    const attributes = 'sync-url country="us" season="spring" test-type="TOEFL"';
    const query = 'timeline-country=ca&timeline-program-level=mba&timeline-gmat=on&country=fr';
    const page = await openTool(TAG, { attributes, query });
    await page.says('Canada, MBA, Spring (February)');
    await page.says('GMAT test');
    assert.equal(page.field('languageTest').value, 'TOEFL');
  });
});
