import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areExtrasKept, readExtra, watchExtras, writeExtra } from './extras.ts';

const stored = (key = 'sa-extras') => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the extras', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.unstubAllGlobals());

  it('are parts of one entry, each written beside the others', () => {
    writeExtra('', 'visaTicks', { uk: ['CAS'] });
    writeExtra('', 'studyDays', ['2026-11-22']);
    expect(stored()).toEqual({ visaTicks: { uk: ['CAS'] }, studyDays: ['2026-11-22'] });
    expect(readExtra('', 'visaTicks')).toEqual({ uk: ['CAS'] });
    expect(readExtra('', 'plan')).toBeUndefined();
  });

  it('of a prefix are an entry of their own', () => {
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

  it('leave nothing behind when the last part is removed', () => {
    writeExtra('', 'plan', { choices: {} });
    writeExtra('', 'plan', undefined);
    expect(localStorage).toHaveLength(0);
  });

  it.each(['{', '7', '[]', 'null', '"text"'])('count %s as nothing, and write over it', (text) => {
    localStorage.setItem('sa-extras', text);
    expect(readExtra('', 'studyDays')).toBeUndefined();
    writeExtra('', 'studyDays', ['2026-11-22']);
    expect(stored()).toEqual({ studyDays: ['2026-11-22'] });
  });

  describe('of an earlier version', () => {
    beforeEach(() => {
      localStorage.setItem('sa-visa-checklist', '{"uk":["CAS"]}');
      localStorage.setItem('sa-vocabulary-days', '["2026-11-22"]');
    });

    it('are read where they were, without a word written', () => {
      expect(readExtra('', 'visaTicks')).toEqual({ uk: ['CAS'] });
      expect(readExtra('', 'studyDays')).toEqual(['2026-11-22']);
      expect(Object.keys(localStorage)).toEqual(['sa-visa-checklist', 'sa-vocabulary-days']);
    });

    it('move into the entry at the first change, and their keys go', () => {
      writeExtra('', 'timelineTicks', []);
      expect(stored()).toEqual({
        visaTicks: { uk: ['CAS'] },
        studyDays: ['2026-11-22'],
        timelineTicks: [],
      });
      expect(Object.keys(localStorage)).toEqual(['sa-extras']);
    });

    it('give way to what the entry has', () => {
      localStorage.setItem('sa-extras', '{"visaTicks":{"de":["Visa"]}}');
      expect(readExtra('', 'visaTicks')).toEqual({ de: ['Visa'] });
    });

    it('stay where the browser stores nothing new', () => {
      const { getItem, removeItem } = localStorage;
      const setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      vi.stubGlobal('localStorage', {
        getItem: getItem.bind(localStorage),
        removeItem: removeItem.bind(localStorage),
        setItem,
      });
      writeExtra('', 'visaTicks', { uk: [] });
      expect(localStorage.getItem('sa-visa-checklist')).toBe('{"uk":["CAS"]}');
      expect(readExtra('', 'visaTicks')).toEqual({ uk: [] });
      expect(readExtra('', 'studyDays')).toEqual(['2026-11-22']);
      expect(areExtrasKept('')).toBe(false);
      vi.unstubAllGlobals();
      writeExtra('', 'timelineTicks', []);
      expect(areExtrasKept('')).toBe(true);
      expect(stored()).toMatchObject({ visaTicks: { uk: [] } });
    });
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
