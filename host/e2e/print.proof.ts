import type { Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { brand } from '../../widgets/content/brand.ts';
import { formatDay, localDay } from '../../widgets/kit/rules/calendar-day.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';
import { siteOrigin } from './support.ts';
import { visit } from './visit.ts';

/** The content of each tool's sheet, at an address that answers at once or after a press. */
const sheets = [
  {
    name: 'a cost estimate',
    path: '/tools?cost-country=ca&cost-program-level=masters#cost-calculator',
    press: 'Calculate Costs',
    holds: ['Canada', 'Total for 1 year'],
  },
  {
    name: 'an application timeline',
    path: '/tools?timeline-country=nz&timeline-program-level=masters#application-timeline',
    press: 'Generate Timeline',
    holds: ['New Zealand', 'Apply by'],
  },
  {
    name: 'a visa guide',
    path: '/tools?visa-country=uk#visa-requirements',
    holds: ['United Kingdom', 'Required Documents'],
  },
];

/** The text of each sheet, words separated by one space. */
async function print(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

describe('on paper', () => {
  it.each(sheets)('$name has our letterhead, and nothing but itself', async (sheet) => {
    const [page] = await visit(sheet.path);
    if (sheet.press) await page.getByRole('button', { name: sheet.press }).click();
    await page
      .getByText(sheet.holds.at(-1) ?? '')
      .first()
      .waitFor();
    const [first = '', ...rest] = await print(page);
    const { host } = new URL(siteOrigin);
    const letterhead = [brand.name, brand.officeAddress, brand.phone, host];
    for (const words of [...letterhead, `Printed on ${formatDay(localDay(TEST_NOW))}`]) {
      expect(first).toContain(words);
    }
    const all = [first, ...rest].join(' ');
    for (const words of sheet.holds) expect(all).toContain(words);
    const other = [
      'Subscribe',
      'All rights reserved',
      'Work it out before',
      'Study destinations',
      'Get Started',
    ];
    for (const words of other) expect(all).not.toContain(words);
  });

  it('a whole interview of eight typed answers takes two sheets, and no answer is cut in two', async () => {
    const [page] = await visit('/tools?interview-side=whole#visa-interview-simulator');
    const tool = page.locator('sa-visa-interview-simulator');
    await tool.getByRole('radio', { name: '8 questions' }).check();
    await tool.getByRole('button', { name: 'Begin the interview' }).click();
    await tool.getByText('Type instead').click();
    for (let question = 1; question <= 8; question += 1) {
      await tool.getByText(`Question ${question} of 8`).waitFor();
      await tool
        .getByRole('textbox')
        .fill(`Answer ${question} begins. ${'In my own words. '.repeat(12)}And ends.`);
      await tool.getByRole('button', { name: 'Continue' }).click();
      await tool.getByText('What did you say?').waitFor();
      await tool.getByRole('button', { name: /^(Continue|See the report)$/ }).click();
    }
    await tool.getByText('Points that do not match').waitFor();
    const printed = await print(page);
    expect(printed.length).toBeLessThanOrEqual(2);
    for (let question = 1; question <= 8; question += 1) {
      const sheet = printed.find((text) => text.includes(`Answer ${question} begins.`));
      expect(sheet?.split(`Answer ${question} begins.`)[1]).toContain('And ends.');
    }
    const all = printed.join(' ');
    expect(all).toContain('Your interview: United States');
    for (const words of ['Print this page', 'New questions', 'Practice questions'])
      expect(all).not.toContain(words);
  });

  it('a page prints no footer that has not loaded yet', async () => {
    for (const path of ['/tools', '/contact', '/blog']) {
      const [page] = await visit(path);
      const all = (await print(page)).join(' ');
      expect(all).toContain(`${brand.name} ${brand.officeAddress}`);
      expect(all).not.toContain('All rights reserved');
      expect(all).not.toContain('Email for our newsletter');
    }
  });
});
