import { it } from 'vitest';
import { describeGaps, isInGate, TAG, visits } from './gaps.ts';
import { openPage, partnerOrigin } from './support.ts';
import { browser } from './visit.ts';

describeGaps(visits.filter((visit) => !isInGate(visit)));

it('does not cost a placeholder its element, where the code that replaces it is lost', async () => {
  const [page] = await openPage(browser);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    '**/embed/chunks/placeholders-*',
    async (route) => {
      await route.abort('connectionreset');
      resolve();
    },
    { times: 1 },
  );
  await page.goto(`${partnerOrigin}/placeholder`);
  await promise;
  await page.locator(TAG).getByRole('button', { name: 'Schedule Consultation' }).waitFor();
});
