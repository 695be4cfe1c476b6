import { assert } from 'chai';
import { scholarshipNotes } from '../content/scholarships/notes.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
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
import { findScholarships, NO_FILTERS } from './scholarship-filters.logic.ts';
import { formatHeading } from './scholarship-finder.logic.ts';

const TAG = 'sa-scholarship-finder';
const [award] = scholarships.filter(({ id }) => scholarshipNotes[id]) as [
  (typeof scholarships)[number],
];
const [level = ''] = award.programLevels;
const [note] = scholarshipNotes[award.id] ?? [];

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

  it('says of a GPA that is no number what it is, and keeps the results', async () => {
    const page = await openTool(TAG);
    await find(page, { level });
    page.field('gpa').focus();
    await typeKeys(page, 'e');
    await pressKeys(page, 'Enter');
    await page.says('GPA must be a number');
    assert.equal(page.root.querySelector('#found')?.textContent, headingOf({ level }));
  });

  it('downloads its own notes, by the loader, when an award is first read in full', async () => {
    const page = await openTool(TAG, { script: 'loader' });
    const traffic = watchTraffic(page);
    // The sections below the results load with these.
    const downloads = () => traffic().downloads.filter((path) => path.includes('/notes-'));
    await find(page, {});
    assert.deepEqual(downloads(), []);
    page.button(award.name).click();
    await page.says(note?.text ?? '');
    page.button('Back to results').click();
    await until(page.window, () => page.button(award.name));
    page.button(award.name).click();
    await page.says(note?.text ?? '');
    assert.match(downloads().join(), /^\/embed\/chunks\/notes-[\w-]+\.js$/);
  });
});
