import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  denyDevices,
  embed,
  openPage,
  partnerOrigin,
  scrollThrough,
  servePartner,
  siteOrigin,
} from './support.ts';
import { browser } from './visit.ts';

const button = (tool: Locator, name: string) =>
  tool.getByRole('button', { name, exact: true }).first();
const shows = (tool: Locator, text: string) => tool.getByText(text).first().waitFor();

async function press(tool: Locator, ...names: string[]) {
  for (const name of names) await button(tool, name).click();
}

/** How a visitor uses a tool, from its first screen to its last. */
const uses: Record<string, (tool: Locator, page: Page) => Promise<void>> = {
  async 'cost-calculator'(tool) {
    await tool.getByLabel('Country of Study').selectOption('United States');
    await tool.getByLabel('Program Level').selectOption('Masters');
    await press(tool, 'Calculate Costs');
    await shows(tool, '$173,500');
    await press(tool, 'Add to comparison');
    await shows(tool, 'Plan 1: United States');
    await tool.getByRole('tab', { name: 'What can I afford?' }).click();
    await shows(tool, 'Which choice changes the cost most?');
  },
  async 'scholarship-finder'(tool) {
    await press(tool, 'Find Scholarships', 'Vanier Canada Graduate Scholarship');
    await shows(tool, 'Vanier closed to new applicants');
  },
  async 'application-timeline'(tool) {
    await tool.getByLabel('Destination Country').selectOption('Canada');
    await tool.getByLabel('Program Level').selectOption('Masters');
    await tool.getByLabel('Start Season').selectOption({ index: 1 });
    await press(tool, 'Generate Timeline');
    await shows(tool, 'Apply by');
  },
  async 'toefl-mock-exam'(tool, page) {
    await press(tool, 'Today’s test');
    const drills = {
      Reading: 'Complete the Words',
      Listening: 'Listen and Choose',
      Writing: 'Write an Email',
    };
    for (const [section, drill] of Object.entries(drills)) {
      await tool.getByText(`${section} tasks`, { exact: true }).click();
      await tool.getByRole('button', { name: new RegExp(`^${drill}`) }).click();
      const next = tool.getByRole('button', { name: /^(Next|I have finished)$/ });
      while ((await next.count()) > 0) await next.click();
      await press(tool, 'Finish and see the report');
      await shows(tool, 'Your answers');
      await press(tool, 'All tests');
    }
    await press(tool, 'Mock exam (before 2026)');
    await tool.getByRole('button', { name: /^Practice Test 1/ }).click();
    for (const section of ['Reading', 'Listening']) {
      await tool.getByRole('button', { name: new RegExp(`^${section}`) }).click();
      await press(tool, 'Submit Answers');
    }
    await tool.getByRole('button', { name: /^Speaking/ }).click();
    await press(tool, 'Next Task', 'Next Task', 'Next Task', 'Finish Speaking Section');
    await tool.getByRole('button', { name: /^Writing/ }).click();
    await tool.getByLabel('Essay').fill('An essay that nobody can send anywhere.');
    await press(tool, 'Submit Essay');
    const picture = page.waitForEvent('download');
    await press(tool, 'Download Score Report');
    expect((await picture).suggestedFilename()).toMatch(/\.png$/);
  },
  async 'visa-requirements'(tool) {
    const names = ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany'];
    for (const country of [...names, 'New Zealand']) {
      await tool.getByLabel('Country').selectOption(country);
      await button(tool, 'Print the guide').waitFor();
      for (const tab of await tool.getByRole('tab').all()) await tab.click();
    }
  },
  async 'vocabulary-practice'(tool) {
    await tool.locator('button[data-focus]').click();
    for (let card = 2; card <= 6; card += 1) {
      await press(tool, 'I Know This');
      await shows(tool, `${card} of 10`);
      await tool.locator('button[data-focus]').click();
    }
    await tool.getByRole('tab', { name: 'Stats & Settings' }).click();
    await shows(tool, 'Your Learning Progress');
    await press(tool, 'Practice Quiz');
    for (let question = 1; question <= 5; question += 1) {
      await shows(tool, `Question ${question} of 5`);
      await tool.getByRole('tabpanel').locator('fieldset button').first().click();
    }
    await shows(tool, 'Quiz results');
    await press(tool, 'Daily review', 'Review 10 words');
    await shows(tool, '10 to go');
    await press(tool, 'Stop for now');
  },
  async 'visa-interview-simulator'(tool) {
    await press(tool, 'Start Interview');
    for (let question = 1; question <= 3; question += 1) {
      await shows(tool, `Question ${question} of 3`);
      await press(tool, 'Start Recording Your Answer', 'Stop Recording', 'Next Question');
    }
    await shows(tool, 'Interview Complete');
    await press(tool, 'A whole interview', 'Begin the interview');
    await shows(tool, 'Question 1 of');
  },
};

const pages = Object.keys(uses).map((id) => [`/${id}`, `<sa-${id}></sa-${id}>${embed.loader}`]);
await servePartner(Object.fromEntries(pages));

describe('a tool that is open needs no network any more', () => {
  const places = {
    'from the catalogue': (id: string) => `${siteOrigin}/tools#${id}`,
    "alone on a partner's page": (id: string) => `${partnerOrigin}/${id}`,
  };
  const cases = Object.entries(places).flatMap(([place, addressOf]) =>
    Object.entries(uses).map(([id, use]) => ({ place, id, address: addressOf(id), use })),
  );

  it.each(cases)('$id, opened $place', async ({ id, address, use }) => {
    const [page, pageErrors] = await openPage(browser);
    await denyDevices(page);
    page.on('dialog', (dialog) => dialog.accept());
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(address);
    const tool = page.locator(`sa-${id}`);
    await tool.getByRole('button').first().waitFor();
    // All that is fetched at idle, too. The form in our site's footer would load while the tool is used.
    await scrollThrough(page);
    await page.context().setOffline(true);
    await use(tool, page);
    expect(failed).toEqual([]);
    expect(pageErrors).toEqual([]);
  });

  it('says that reloading helps where a part was lost, and gets it at the next press', async () => {
    const [page] = await openPage(browser);
    const lost = /section-view-/;
    await page.route(lost, (route) => route.abort());
    await page.goto(`${siteOrigin}/tools#toefl-mock-exam`);
    const tool = page.locator('sa-toefl-mock-exam');
    await tool.getByRole('button', { name: /^Practice Test 1/ }).click();
    await shows(
      tool,
      'The test could not be loaded. Check your connection and try again, or reload the page.',
    );
    await page.unroute(lost);
    await press(tool, 'Try again');
    await tool.getByRole('button', { name: /^Reading/ }).click();
    await shows(tool, '0 of 20 answered');
  });
});
