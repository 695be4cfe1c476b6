import { assert } from 'chai';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { closeFrames, until } from '../testing/frame.ts';
import {
  assertNoTrap,
  openTool,
  pressKeys,
  type ToolPage,
  tabTo,
  typeKeys,
} from '../testing/tool-page.ts';
import { findScholarships, NO_FILTERS } from './scholarship-filters.logic.ts';
import { formatHeading } from './scholarship-finder.logic.ts';

const TAG = 'sa-scholarship-finder';
const [award] = scholarships as [(typeof scholarships)[number]];
const [level = ''] = award.programLevels;

const headingOf = (filters: Partial<typeof NO_FILTERS>) =>
  formatHeading(findScholarships(scholarships, { ...NO_FILTERS, ...filters }).length);

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
    await typeKeys(page, level);
    await tabTo(page, 'keyword');
    await typeKeys(page, award.name);
    await pressKeys(page, 'Enter');
    const heading = headingOf({ level, keyword: award.name });
    await page.says(heading);
    assert.equal(page.focused(), heading);
    await tabTo(page, award.name);
    await pressKeys(page, 'Enter');
    await page.says('Official website');
    assert.equal(page.focused(), award.name);
    await pressKeys(page, 'Shift+Tab');
    assert.equal(page.focused(), 'Back to results');
    await pressKeys(page, 'Enter');
    assert.equal(page.focused(), award.name);
    await assertNoTrap(page);
  });

  it('shows an error for a GPA that is no number, and keeps the results', async () => {
    const page = await openTool(TAG);
    await find(page, { level });
    page.button('Change').click();
    await until(page.window, () => page.field('gpa').offsetParent);
    page.field('gpa').focus();
    await typeKeys(page, 'e');
    await pressKeys(page, 'Enter');
    await page.says('GPA must be a number');
    assert.equal(page.root.querySelector('#found')?.textContent, headingOf({ level }));
  });
});
