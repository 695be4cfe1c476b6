import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instanceKey, readItem, removeItem, writeItem } from './browser-storage.ts';
import { followKeys } from './follow-keys.ts';

const areas = ['localStorage', 'sessionStorage'] as const;

describe.each(areas)('%s', (area) => {
  beforeEach(() => globalThis[area].clear());
  afterEach(() => vi.unstubAllGlobals());

  it('gives back what was written, until it is removed', () => {
    expect(readItem(area, 'key')).toBe(null);
    expect(writeItem(area, 'key', 'text')).toBe(true);
    expect(readItem(area, 'key')).toBe('text');
    removeItem(area, 'key');
    expect(readItem(area, 'key')).toBe(null);
  });

  it('is empty and stores nothing if the browser blocks it', () => {
    vi.spyOn(globalThis, area, 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect(readItem(area, 'key')).toBe(null);
    expect(writeItem(area, 'key', 'text')).toBe(false);
    expect(() => removeItem(area, 'key')).not.toThrow();
    vi.restoreAllMocks();
  });

  it('reports that it is full', () => {
    const setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.stubGlobal(area, { setItem });
    expect(writeItem(area, 'key', 'text')).toBe(false);
  });
});

describe('instanceKey', () => {
  const keysIn = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>('sa-form')].map(instanceKey);

  it('counts the elements of a kind, and prefers an id', () => {
    document.body.innerHTML = '<sa-form></sa-form><sa-form id="mine"></sa-form><sa-form></sa-form>';
    expect(keysIn(document)).toEqual(['sa-form:0', 'sa-form:mine', 'sa-form:2']);
  });

  it('counts those of a shadow root among themselves', () => {
    document.body.innerHTML = '<sa-form></sa-form><div></div>';
    const root = document.body.lastElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = '<sa-form></sa-form><sa-form></sa-form>';
    expect(keysIn(root)).toEqual(['sa-form:0', 'sa-form:1']);
  });
});

describe('followKeys', () => {
  const tell = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  it('tells of its keys and of a cleared storage, until it is ended', () => {
    const notify = vi.fn();
    const stop = followKeys(['one', 'two'], notify);
    tell('two');
    expect(notify).toHaveBeenCalledTimes(1);
    tell('three');
    expect(notify).toHaveBeenCalledTimes(1);
    tell(null);
    expect(notify).toHaveBeenCalledTimes(2);
    stop();
    tell('one');
    expect(notify).toHaveBeenCalledTimes(2);
  });
});
