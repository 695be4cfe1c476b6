import { describe, expect, it, vi } from 'vitest';
import { areExtrasKept, readExtra, watchExtras, writeExtra } from './extras.ts';

const stored = (key = 'sa-extras') => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the extras', () => {
  it('are parts of one entry, each written beside the others', () => {
    writeExtra('', 'visaTicks', { uk: ['CAS'] });
    writeExtra('', 'studyDays', ['2026-11-22']);
    expect(stored()).toEqual({ visaTicks: { uk: ['CAS'] }, studyDays: ['2026-11-22'] });
    expect(readExtra('', 'visaTicks')).toEqual({ uk: ['CAS'] });
    for (const part of ['visaTicks', 'studyDays'] as const) writeExtra('', part, undefined);
    expect(localStorage).toHaveLength(0);
  });

  it('have an entry for each prefix', () => {
    writeExtra('asha-', 'studyDays', []);
    expect(Object.keys(localStorage)).toEqual(['asha-sa-extras']);
    expect(readExtra('', 'studyDays')).toBeUndefined();
  });

  it('keep what another tab has written since', () => {
    writeExtra('', 'studyDays', ['2026-11-22']);
    localStorage.setItem('sa-extras', '{"studyDays":["2026-11-22"],"timelineTicks":{"a":1}}');
    writeExtra('', 'studyDays', []);
    expect(stored()).toEqual({ studyDays: [], timelineTicks: { a: 1 } });
  });

  it.each(['{', '7', '[]', 'null'])('count %s as nothing, and write over it', (text) => {
    localStorage.setItem('sa-extras', text);
    expect(readExtra('', 'studyDays')).toBeUndefined();
    writeExtra('', 'studyDays', ['2026-11-22']);
    expect(stored()).toEqual({ studyDays: ['2026-11-22'] });
  });

  it('last as long as the page if the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem.bind(localStorage),
      removeItem: localStorage.removeItem.bind(localStorage),
      setItem() {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    writeExtra('', 'visaTicks', { uk: [] });
    expect(readExtra('', 'visaTicks')).toEqual({ uk: [] });
    expect(areExtrasKept('')).toBe(false);
    vi.unstubAllGlobals();
    writeExtra('', 'timelineTicks', []);
    expect(areExtrasKept('')).toBe(true);
    expect(stored()).toEqual({ visaTicks: { uk: [] }, timelineTicks: [] });
  });

  it('tell of changes here and in other tabs, until they are no longer watched', () => {
    const notify = vi.fn();
    const stop = watchExtras('', notify);
    writeExtra('', 'studyDays', []);
    dispatchEvent(new StorageEvent('storage', { key: 'sa-extras' }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(notify).toHaveBeenCalledTimes(2);
    stop();
    writeExtra('', 'studyDays', []);
    dispatchEvent(new StorageEvent('storage', { key: 'sa-extras' }));
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
