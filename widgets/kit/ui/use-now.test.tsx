import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '../rules/calendar-day.ts';
import { useNow } from './use-now.ts';

let root: Root;
const box = document.createElement('div');

function Day() {
  return localDay(useNow());
}

const settle = () => vi.advanceTimersByTimeAsync(50);

describe('useNow', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) });
    root = createRoot(box);
    root.render(<Day />);
    await settle();
  });
  afterEach(async () => {
    root.unmount();
    await settle();
  });

  it.each([
    ['a tab that is shown again', document, 'visibilitychange'],
    ['a page that comes back from the cache', window, 'pageshow'],
  ])('is of a later day in %s', async (_, target, type) => {
    vi.setSystemTime(new Date(2027, 0, 29, 8));
    target.dispatchEvent(new Event(type));
    await settle();
    expect(box.textContent).toBe('2027-01-29');
  });

  it('is of the next day from midnight on, again and again', async () => {
    await vi.advanceTimersByTimeAsync(11.9 * 3_600_000);
    expect(box.textContent).toBe('2026-11-20');
    await vi.advanceTimersByTimeAsync(0.2 * 3_600_000);
    expect(box.textContent).toBe('2026-11-21');
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(box.textContent).toBe('2026-11-22');
  });
});
