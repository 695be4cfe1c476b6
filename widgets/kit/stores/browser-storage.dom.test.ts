import { describe, expect, it, vi } from 'vitest';
import { instanceKey, readItem, removeItem, writeItem } from './browser-storage.ts';
import { followKeys } from './follow-keys.ts';

const areas = ['localStorage', 'sessionStorage'] as const;

describe.each(areas)('%s', (area) => {
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
});

describe('instanceKey', () => {
  const keysIn = (root: ParentNode) =>
    [...root.querySelectorAll<HTMLElement>('sa-form')].map(instanceKey);

  it('counts the elements of a kind in their root, and prefers an id', () => {
    const forms = '<sa-form></sa-form><sa-form id="mine"></sa-form><sa-form></sa-form>';
    document.body.innerHTML = `${forms}<div></div>`;
    const root = document.body.lastElementChild?.attachShadow({ mode: 'open' }) as ShadowRoot;
    root.innerHTML = forms;
    for (const each of [document, root]) {
      expect(keysIn(each)).toEqual(['sa-form:0', 'sa-form:mine', 'sa-form:2']);
    }
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
