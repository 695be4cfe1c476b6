import { afterAll, beforeAll, expect, it } from 'vitest';
import { tools } from '../../widgets/content/tools.ts';
import { embed, partnerOrigin, servePartner, siteOrigin } from '../e2e/support.ts';
import type { EnginePage } from './engine.ts';
import { describeEngines, quiet, traces } from './support.ts';
import { choose, press, see, type Target } from './visitor.ts';

/** How to use a tool: options to choose by field, then what to press, then the expected text. */
interface Use {
  choices?: Record<string, string>;
  /** A button's name, or a selector if the name is ambiguous. */
  presses: (string | Target)[];
  says: string;
}

const uses: Record<(typeof tools)[number]['id'], Use> = {
  'toefl-mock-exam': { presses: ['Practice Test 1', 'Reading'], says: '0 of 20 answered' },
  'vocabulary-practice': { presses: [{ css: '[data-focus]' }, 'I Know This'], says: '2 of 10' },
  'cost-calculator': {
    choices: { country: 'us', programLevel: 'masters' },
    presses: ['Calculate Costs'],
    says: '$173,500',
  },
  'visa-requirements': { choices: { country: 'de' }, presses: [], says: '0 of 9 ready' },
  'visa-interview-simulator': { presses: ['Start Interview'], says: 'Question 1 of' },
  'scholarship-finder': {
    choices: { level: 'PhD' },
    presses: ['Find Scholarships'],
    says: 'Found 4 Scholarships',
  },
  'application-timeline': {
    choices: { country: 'us', programLevel: 'masters' },
    presses: ['Generate Timeline'],
    says: 'Apply by',
  },
};

async function use(page: EnginePage, tag: string, { choices = {}, presses, says }: Use) {
  const inTool = (target: Target) => ({ ...target, css: `${tag} >>> ${target.css}` });
  for (const [name, value] of Object.entries(choices)) {
    await choose(page, inTool({ css: `[name=${name}]` }), value);
  }
  for (const target of presses) {
    await press(
      page,
      inTool(typeof target === 'string' ? { css: 'button', text: target } : target),
    );
  }
  await see(page, inTool({ css: '*', text: says }));
}

describeEngines('the tools', (stage) => {
  it.each(tools)(
    'open from the catalogue and lead back: $name',
    async ({ id, name, component }) => {
      const page = await stage.visit();
      await page.open(`${siteOrigin}/tools`);
      await press(page, { css: 'sa-tools-catalogue >>> button', text: `Open Tool: ${name}` });
      await use(page, component, uses[id]);
      expect(await page.evaluate(() => location.hash)).toBe(`#${id}`);
      expect((await traces(page)).pageErrors).toEqual([]);
      await press(page, { css: 'sa-tools-catalogue >>> button', text: 'Back' });
      await see(page, { css: 'sa-tools-catalogue >>> h2', text: 'Popular Tools' });
    },
  );

  let partner: Awaited<ReturnType<typeof servePartner>>;
  beforeAll(async () => {
    const probe = `<script type="module" src="${siteOrigin}/test-probe.js"></script>`;
    partner = await servePartner(
      Object.fromEntries(
        tools.map(({ id, component }) => [
          `/${id}`,
          `${probe}<h1>Partner</h1><${component}>Write to us.</${component}>${embed.loader}`,
        ]),
      ),
    );
  });
  afterAll(() => partner.close());

  it.each(tools)('work alone on a strict page: $name', async ({ id, component }) => {
    const page = await stage.visit({ width: 360, height: 740 });
    await page.open(`${partnerOrigin}/${id}`);
    await use(page, component, uses[id]);
    expect((await traces(page)).pageErrors).toEqual(quiet.pageErrors);
    const sideways = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
  });
});
