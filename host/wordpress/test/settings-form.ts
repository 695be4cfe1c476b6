import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Sends wrong values from an open page of settings, of a website or a network, and checks that each is
 * refused in words and that what was stored before is in the fields again.
 */
export async function refusesWrongSettings(
  page: Page,
  stored: { origin: string; partner: string },
): Promise<void> {
  const address = page.getByLabel('Address', { exact: true });
  const partner = page.getByLabel('Partner id');
  // The browser would not send them.
  await address.evaluate(({ form }: HTMLInputElement) => form?.toggleAttribute('novalidate', true));
  await address.fill('javascript:alert(1)');
  await partner.fill('"><script>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('is not a website address').first().waitFor();
  await page.getByText('The partner id cannot be').first().waitFor();
  expect(await address.inputValue()).toBe(stored.origin);
  expect(await partner.inputValue()).toBe(stored.partner);
}
