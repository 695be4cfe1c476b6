import type { Server } from 'node:http';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  denyDevices,
  embed,
  launch,
  openPage,
  partnerOrigin,
  scrollThrough,
  servePartner,
  settled,
  siteOrigin,
} from './support.ts';

/** How a visitor uses a tool, from its first screen to its last. */
interface Use {
  /** Files prefetched once the tool is ready, without their hashes. */
  ahead: string[];
  toTheEnd(tool: Locator, page: Page): Promise<void>;
}

const button = (tool: Locator, name: string) =>
  tool.getByRole('button', { name, exact: true }).first();
const shows = (tool: Locator, text: string) => tool.getByText(text).first().waitFor();

async function press(tool: Locator, ...names: string[]) {
  for (const name of names) await button(tool, name).click();
}

const uses: Record<string, Use> = {
  'cost-calculator': {
    ahead: ['estimate-extras', 'comparison-view', 'afford-panel'],
    async toTheEnd(tool) {
      await tool.getByLabel('Country of Study').selectOption('United States');
      await tool.getByLabel('Program Level').selectOption('Masters');
      await press(tool, 'Calculate Costs');
      await shows(tool, '$173,500');
      await press(tool, 'Add to comparison');
      await shows(tool, 'Plan 1: United States');
      await tool.getByRole('tab', { name: 'What can I afford?' }).click();
      await shows(tool, 'Which choice changes the cost most?');
    },
  },
  'scholarship-finder': {
    ahead: ['notes'],
    async toTheEnd(tool) {
      await press(tool, 'Find Scholarships', 'Vanier Canada Graduate Scholarship');
      await shows(tool, 'Vanier closed to new applicants');
    },
  },
  'application-timeline': {
    ahead: ['month-ruler'],
    async toTheEnd(tool) {
      await tool.getByLabel('Destination Country').selectOption('Canada');
      await tool.getByLabel('Program Level').selectOption('Masters');
      await tool.getByLabel('Start Season').selectOption({ index: 1 });
      await press(tool, 'Generate Timeline');
      await shows(tool, 'Apply by');
    },
  },
  'toefl-mock-exam': {
    ahead: [
      'test-one',
      'section-view',
      'use-recorder',
      'save-report',
      'todays-test',
      'today-one',
      'today-two',
      'today-drills',
    ],
    async toTheEnd(tool, page) {
      await press(tool, 'Today’s test');
      for (const drill of [
        'Complete the Words',
        'Listen and Choose a Response',
        'Write an Email',
      ]) {
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
        await shows(tool, 'TOEFL Score Report');
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
  },
  'visa-requirements': {
    ahead: [
      'united-states',
      'united-kingdom',
      'canada',
      'australia',
      'germany',
      'new-zealand',
      'money-tools',
    ],
    async toTheEnd(tool) {
      const names = ['United States', 'United Kingdom', 'Canada', 'Australia', 'Germany'];
      for (const country of [...names, 'New Zealand']) {
        await tool.getByLabel('Country').selectOption(country);
        await button(tool, 'Print the guide').waitFor();
        for (const tab of await tool.getByRole('tab').all()) await tab.click();
      }
    },
  },
  'vocabulary-practice': {
    ahead: ['quiz-panel', 'stats-panel', 'percent-bar', 'daily-review', 'decks'],
    async toTheEnd(tool) {
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
  },
  'visa-interview-simulator': {
    ahead: ['interview-room', 'use-recorder', 'whole-interview', 'whole-interviews'],
    async toTheEnd(tool) {
      await press(tool, 'Start Interview');
      for (let question = 1; question <= 3; question += 1) {
        await shows(tool, `Question ${question} of 3`);
        await press(tool, 'Start Recording Your Answer', 'Stop Recording', 'Next Question');
      }
      await shows(tool, 'Interview Complete');
      await press(tool, 'A whole interview', 'Begin the interview');
      await shows(tool, 'Question 1 of');
    },
  },
};

describe('a tool that is open needs no network any more', () => {
  let browser: Browser;
  let partner: Server;

  beforeAll(async () => {
    browser = await launch();
    const pages = Object.keys(uses).map((id) => [`/${id}`, `<sa-${id}></sa-${id}>${embed.loader}`]);
    partner = await servePartner(Object.fromEntries(pages));
  });
  afterAll(async () => {
    await browser.close();
    partner.close();
  });

  const places = {
    'from the catalogue': (id: string) => `${siteOrigin}/tools#${id}`,
    "alone on a partner's page": (id: string) => `${partnerOrigin}/${id}`,
  };
  const cases = Object.entries(places).flatMap(([place, addressOf]) =>
    Object.entries(uses).map(([id, use]) => ({ place, id, address: addressOf(id), ...use })),
  );

  it.each(cases)('$id, opened $place', async ({ id, address, ahead, toTheEnd }) => {
    const [page, pageErrors] = await openPage(browser);
    await denyDevices(page);
    page.on('dialog', (dialog) => dialog.accept());
    const arrived: string[] = [];
    const failed: string[] = [];
    page.on('requestfinished', (request) => {
      arrived.push(request.url().match(/([\w-]+)-[\w-]{8}\.js$/)?.[1] ?? '');
    });
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto(address);
    const tool = page.locator(`sa-${id}`);
    await tool.getByRole('button').first().waitFor();
    // The code that observes whether a tool is seen arrives at idle for each tool.
    const atIdle = [...ahead, 'after-idle'];
    await expect.poll(() => arrived).toEqual(expect.arrayContaining(atIdle));
    // And what those import. The form in our site's footer would load while the tool is used.
    await scrollThrough(page);
    await page.context().setOffline(true);
    await toTheEnd(tool, page);
    expect(failed).toEqual([]);
    expect(pageErrors).toEqual([]);
    await page.close();
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
    await page.close();
  });

  it('fetches no tool in advance that nobody has opened', async () => {
    const [page] = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${siteOrigin}/tools`);
    await shows(page.locator('sa-tools-catalogue'), 'Open Tool');
    await settled(page);
    const tools = Object.entries(uses).flatMap(([id, { ahead }]) => [id, ...ahead]);
    expect(asked.filter((url) => tools.some((id) => url.includes(`/${id}-`)))).toEqual([]);
    await page.close();
  });
});
