import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embed, partnerOrigin, servePartner } from '../e2e/support.ts';
import { describeEngines } from './support.ts';
import { look, press, reload, see, waitFor } from './visitor.ts';

const FORM = '<sa-contact-form>Write to hello@example.com.</sa-contact-form>';

describeEngines('what was lost on the way', (stage) => {
  let partner: Server;
  beforeAll(async () => {
    partner = await servePartner({
      '/exam': `<sa-toefl-mock-exam></sa-toefl-mock-exam>${embed.loader}`,
      '/form': FORM + embed.loader,
    });
  });
  afterAll(() => partner.close());

  const visit = async (path: string) => {
    const page = await stage.visit();
    await page.open(partnerOrigin + path);
    return page;
  };

  it('is told in words, never taken for something else, and there after a reload', async () => {
    const { front } = stage;
    front.fail(/\/chunks\/section-view-/, 'cut');
    const page = await visit('/exam');
    await press(page, { css: 'button', text: 'Practice Test 1' });
    await see(page, { text: 'try again, or reload the page' });
    front.heal();
    await press(page, { css: 'button', text: 'Try again' });
    // Firefox cannot fetch the module again, WebKit can.
    await waitFor('the sections, or the way to them', async () => {
      const [sections] = await look(page, { css: 'button', text: 'Reading' });
      return sections ?? (await look(page, { css: 'button', text: 'Try again' }))[0];
    });
    await reload(page);
    await press(page, { css: 'button', text: 'Reading' });
    await see(page, { text: '0 of 20 answered' });
    expect(await look(page, { text: '[object' })).toEqual([]);
  });

  it.each(['contact-form', 'kit'])(
    'comes to the form that asked and to one added later: %s',
    async (chunk) => {
      const { front } = stage;
      front.fail(new RegExp(`/chunks/${chunk}-`), 'cut');
      const page = await visit('/form');
      await see(page, { text: 'hello@example.com' });
      await waitFor('the loss', async () => front.asked.some((path) => path.includes(chunk)));
      front.heal();
      await page.evaluate(() => document.body.append(document.createElement('sa-contact-form')));
      const button = { css: 'sa-contact-form >>> button', text: 'Send Message' };
      await waitFor('both forms', async () => (await look(page, button)).length === 2);
    },
  );
});
