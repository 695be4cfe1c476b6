import { describe, expect, it, vi } from 'vitest';
import { handOver, takeHandovers } from './newsletter-handover.ts';

const form = () => document.createElement('sa-newsletter-form');

describe('takeHandovers', () => {
  it('takes an address that is handed over later', () => {
    const [footer, take] = [form(), vi.fn()];
    const stop = takeHandovers(footer, take);
    expect(take).not.toHaveBeenCalled();
    handOver(footer, 'asha@example.com');
    expect(take.mock.calls).toEqual([['asha@example.com']]);
    stop();
  });

  it('takes an address that waits already, once', () => {
    const [footer, take] = [form(), vi.fn()];
    handOver(footer, 'asha@example.com');
    takeHandovers(footer, take)();
    takeHandovers(footer, take)();
    expect(take.mock.calls).toEqual([['asha@example.com']]);
  });

  it('leaves an address for another form alone', () => {
    const [footer, other, take] = [form(), form(), vi.fn()];
    const stop = takeHandovers(other, take);
    handOver(footer, 'asha@example.com');
    expect(take).not.toHaveBeenCalled();
    takeHandovers(footer, take)();
    expect(take).toHaveBeenCalledOnce();
    stop();
  });

  it('takes nothing more once it is ended', () => {
    const [footer, take] = [form(), vi.fn()];
    takeHandovers(footer, take)();
    handOver(footer, 'asha@example.com');
    expect(take).not.toHaveBeenCalled();
  });
});
