import { expect, it, vi } from 'vitest';
import { onNewsletterPrefill, prefillNewsletter } from './newsletter-prefill.ts';

it('takes an address for its form once, whether it waits already or comes later', () => {
  const [footer, other] = [0, 1].map(() => document.createElement('sa-newsletter-form'));
  const take = vi.fn();
  for (const address of ['early@example.com', 'late@example.com']) {
    const stop = address.startsWith('late') ? onNewsletterPrefill(footer as never, take) : null;
    prefillNewsletter(footer as never, address);
    onNewsletterPrefill(other as never, take)();
    for (const _ of [1, 2]) onNewsletterPrefill(footer as never, take)();
    stop?.();
    prefillNewsletter(other as never, 'nobody@example.com');
  }
  expect(take.mock.calls).toEqual([['early@example.com'], ['late@example.com']]);
});
