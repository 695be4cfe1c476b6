import { assert } from 'chai';
import { closeFrames, until } from '../testing/frame.ts';
import {
  assertNoTrap,
  openTool,
  pressKeys,
  type ToolPage,
  tabTo,
  typeKeys,
  watchTraffic,
} from '../testing/tool-page.ts';

const TAG = 'sa-scholarship-finder';
const VANIER = 'Vanier Canada Graduate Scholarship';

async function find(page: ToolPage, values: Record<string, string>) {
  page.choose(values);
  page.button('Find Scholarships').click();
  await until(page.window, () => page.root.querySelector('#found'));
}

describe(`<${TAG}> in a browser`, () => {
  afterEach(closeFrames);

  it('is used by keyboard alone, from the filters to an award, back and out again', async () => {
    const page = await openTool(TAG);
    await tabTo(page, 'level');
    await typeKeys(page, 'PhD');
    await tabTo(page, 'keyword');
    await typeKeys(page, 'vanier');
    await pressKeys(page, 'Enter');
    await page.says('Found 1 Scholarships');
    assert.equal(page.focused(), 'Found 1 Scholarships');
    await tabTo(page, VANIER);
    await pressKeys(page, 'Enter');
    await page.says('Official website');
    assert.equal(page.focused(), VANIER);
    await pressKeys(page, 'Shift+Tab');
    assert.equal(page.focused(), 'Back to results');
    await pressKeys(page, 'Enter');
    assert.equal(page.focused(), VANIER);
    await assertNoTrap(page);
  });

  it('says of a GPA that is no number what it is, and keeps the results', async () => {
    const page = await openTool(TAG);
    await find(page, { level: 'PhD' });
    page.field('gpa').focus();
    await typeKeys(page, 'e');
    await pressKeys(page, 'Enter');
    await page.says('GPA must be a number');
    assert.equal(page.root.querySelector('#found')?.textContent, 'Found 4 Scholarships');
  });

  it('downloads its own notes, by the loader, when an award is first read in full', async () => {
    const page = await openTool(TAG, { script: 'loader' });
    const traffic = watchTraffic(page);
    // What stands below the results comes with these.
    const downloads = () => traffic().downloads.filter((path) => path.includes('/notes-'));
    await find(page, {});
    assert.deepEqual(downloads(), []);
    page.button(VANIER).click();
    await page.says('Vanier closed to new applicants');
    page.button('Back to results').click();
    await until(page.window, () => page.button(VANIER));
    page.button(VANIER).click();
    await page.says('Vanier closed to new applicants');
    assert.match(downloads().join(), /^\/embed\/chunks\/notes-[\w-]+\.js$/);
  });
});
