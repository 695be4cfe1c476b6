import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readParameter, readParameters, writeParameters } from './url-state.ts';

describe('readParameter', () => {
  it.each([
    ['?category=visa-guides&q=usa', 'q', 'usa'],
    ['?q=a%20b+c', 'q', 'a b c'],
    ['?q=first&q=second', 'q', 'first'],
    ['?q', 'q', ''],
    ['?q=%E0%A4%A', 'other', ''],
    ['', 'q', ''],
  ])('finds in "%s" for %s "%s"', (query, name, value) => {
    expect(readParameter(query, name)).toBe(value);
  });
});

describe('readParameters', () => {
  it('gives what begins with the prefix, and says something, by the name without it', () => {
    const query = '?visa-country=ca&visa-tab=&country=uk&cost-country=de&utm=x';
    expect(readParameters(query, 'visa-', ['country', 'tab'])).toEqual({ country: 'ca' });
  });

  it('gives nothing where no parameter is its own', () => {
    expect(readParameters('?country=uk&tab=tips', 'visa-', ['country', 'tab'])).toEqual({});
  });
});

describe('writeParameters', () => {
  const address = () => location.href.slice(location.origin.length);

  beforeEach(() =>
    history.replaceState({ from: 'the page' }, '', '/blog?utm_source=mail#articles'),
  );
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('sets its own parameters and keeps the rest of the address', () => {
    writeParameters({ category: 'visa-guides', q: 'f-1 & more' });
    expect(address()).toBe('/blog?utm_source=mail&category=visa-guides&q=f-1+%26+more#articles');
  });

  it('removes a parameter whose value is empty', () => {
    writeParameters({ q: 'usa' });
    writeParameters({ q: '' });
    expect(address()).toBe('/blog?utm_source=mail#articles');
  });

  it('puts a prefix before each name, and removes by it too', () => {
    writeParameters({ country: 'ca', tab: 'tips' }, 'visa-');
    writeParameters({ tab: '' }, 'visa-');
    expect(address()).toBe('/blog?utm_source=mail&visa-country=ca#articles');
  });

  it('adds no step to the history and leaves the state of the page alone', () => {
    const replace = vi.spyOn(history, 'replaceState');
    const push = vi.spyOn(history, 'pushState');
    writeParameters({ q: 'usa' });
    expect(push).not.toHaveBeenCalled();
    expect(replace.mock.calls[0]?.[0]).toEqual({ from: 'the page' });
  });

  it('survives a sandbox in which the address may not be changed', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError');
    });
    expect(() => writeParameters({ q: 'usa' })).not.toThrow();
  });
});
