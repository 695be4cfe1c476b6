import { assert } from 'chai';
import { closeFrames, until } from '../kit/testing/frame.ts';
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

const TAG = 'sa-cost-calculator';
const LONDON = 'cost-plan=uk.london.masters.1.private.premium';
const NEW_YORK = 'cost-plan=us.new-york.bachelors.4.private.premium';
const GERMANY = 'cost-plan=de.any.masters.2.shared.moderate';
const comparison = { attributes: 'sync-url', query: `${LONDON}&${NEW_YORK}&${GERMANY}` };
const names = ['country', 'city', 'program', 'duration', 'accommodation', 'lifestyle'];

const valuesOf = (page: ToolPage) => names.map((name) => page.field(name).value);

async function calculate(page: ToolPage, values: Record<string, string>) {
  page.choose(values);
  page.button('Calculate Costs').click();
  await page.says('How this is worked out');
}

async function showRupees(page: ToolPage) {
  page.choose({ rate: '90' });
  page.button('Show rupees').click();
  await page.says('the rate you entered');
}

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  for (const theme of ['light', 'dark'] as const) {
    it(`is accessible in every state, 320 px wide too, ${theme}`, async function () {
      this.timeout(30_000);
      const page = await openTool(TAG, { theme });
      await assertAccessible(page, 'empty');
      page.button('Calculate Costs').click();
      await page.says('Please select a country');
      await assertAccessible(page, 'errors');
      await calculate(page, { country: 'uk', program: 'masters' });
      for (const details of page.root.querySelectorAll('details')) details.open = true;
      await assertAccessible(page, 'result');
      await showRupees(page);
      page.choose({ lifestyle: 'budget' });
      page.button('Share this plan').click();
      await page.says('Out of date');
      await until(page.window, () => page.root.getElementById('plan-link'));
      await assertAccessible(page, 'out of date, in rupees, with its link');
    });

    it(`is accessible with a comparison, 320 px wide too, ${theme}`, async () => {
      const page = await openTool(TAG, { ...comparison, theme });
      await page.says('Compare plans');
      await page.says('How this is worked out');
      await showRupees(page);
      await assertAccessible(page, 'comparison');
    });
  }

  it('is used by keyboard alone, from the first field to a comparison and out again', async function () {
    this.timeout(30_000);
    const page = await openTool(TAG);
    await tabTo(page, 'country');
    await typeKeys(page, 'Can');
    await tabTo(page, 'city');
    await tabTo(page, 'program');
    await typeKeys(page, 'Mas');
    await tabTo(page, 'Calculate Costs');
    await pressKeys(page, 'Enter');
    await page.says('How this is worked out');
    assert.equal(page.focused(), 'Canada');
    assert.include(page.root.textContent, '$125,040');
    await tabTo(page, 'Add to comparison');
    await pressKeys(page, 'Enter');
    await page.says('Plan 1: Canada');
    await tabTo(page, 'See it in rupees');
    await pressKeys(page, 'Enter');
    await tabTo(page, 'rate');
    await typeKeys(page, '90');
    await pressKeys(page, 'Enter');
    await page.says('the rate you entered');
    await assertNoTrap(page);
  });

  it('goes to the first wrong field by Enter, a text for a number included', async () => {
    const page = await openTool(TAG, { attributes: 'country="us" program-level="masters"' });
    await tabTo(page, 'duration');
    await pressKeys(page, 'Control+a');
    await typeKeys(page, '1e');
    await pressKeys(page, 'Enter');
    await page.says('Duration must be a whole number of years');
    assert.equal(page.focused(), 'duration');
    assert.isNull(page.root.querySelector('[data-state=ready]'));
  });

  it('asks nobody for anything and stores nothing', async () => {
    const page = await openTool(TAG, { attributes: 'sync-url' });
    const traffic = watchTraffic(page);
    await calculate(page, { country: 'de', program: 'phd' });
    await showRupees(page);
    page.button('Add to comparison').click();
    await page.says('Compare plans');
    assert.deepEqual(traffic(), nothing);
  });

  it('prints the whole result in dark on white, without the controls', async () => {
    const page = await openTool(TAG, { ...comparison, theme: 'dark' });
    await page.says('How this is worked out');
    await assertPrints(page, { shown: 'h3, dl > div, ol > li, table', hidden: 'form, button' });
  });

  it('fills every field from a shared link', async () => {
    const page = await openTool(TAG, { attributes: 'sync-url', query: LONDON });
    await page.says('United Kingdom, London');
    assert.deepEqual(valuesOf(page), ['uk', 'London', 'masters', '1', 'private', 'premium']);
    assert.notInclude(page.root.textContent, 'Out of date');
  });

  it('starts with its attributes, and before them with the parameters of the address', async () => {
    const attributes = 'country="nz" city="Dunedin" program-level="diploma" lifestyle="premium"';
    const page = await openTool(TAG, { attributes });
    assert.deepEqual(valuesOf(page), ['nz', 'Dunedin', 'diploma', '1', 'shared', 'premium']);
    const query = 'cost-city=auckland&cost-duration=3&cost-lifestyle=royal';
    const synced = await openTool(TAG, { attributes: `${attributes} sync-url`, query });
    await until(synced.window, () => synced.field('duration').value === '3');
    assert.deepEqual(valuesOf(synced), ['nz', 'Auckland', 'diploma', '3', 'shared', 'premium']);
  });
});
