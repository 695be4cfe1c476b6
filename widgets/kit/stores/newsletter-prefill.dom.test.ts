import { describe, expect, it, vi } from 'vitest';
import { onNewsletterPrefill, prefillNewsletter } from './newsletter-prefill.ts';

const form = () => document.createElement('sa-newsletter-form');

describe('onNewsletterPrefill', () => {
  it('takes an address that is handed over later', () => {
    const [footer, take] = [form(), vi.fn()];
    const stop = onNewsletterPrefill(footer, take);
    expect(take).not.toHaveBeenCalled();
    prefillNewsletter(footer, 'asha@example.com');
    expect(take.mock.calls).toEqual([['asha@example.com']]);
    stop();
  });

  it('takes an address that waits already, once', () => {
    const [footer, take] = [form(), vi.fn()];
    prefillNewsletter(footer, 'asha@example.com');
    onNewsletterPrefill(footer, take)();
    onNewsletterPrefill(footer, take)();
    expect(take.mock.calls).toEqual([['asha@example.com']]);
  });

  it('leaves an address for another form alone', () => {
    const [footer, other, take] = [form(), form(), vi.fn()];
    const stop = onNewsletterPrefill(other, take);
    prefillNewsletter(footer, 'asha@example.com');
    expect(take).not.toHaveBeenCalled();
    onNewsletterPrefill(footer, take)();
    expect(take).toHaveBeenCalledOnce();
    stop();
  });

  it('takes nothing more once it is ended', () => {
    const [footer, take] = [form(), vi.fn()];
    onNewsletterPrefill(footer, take)();
    prefillNewsletter(footer, 'asha@example.com');
    expect(take).not.toHaveBeenCalled();
  });
});
