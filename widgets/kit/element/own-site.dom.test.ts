import { describe, expect, it, vi } from 'vitest';
import { isOwnSite } from './own-site.ts';

const site = vi.hoisted(() => ({ origin: '' }));
vi.mock('./origin.ts', () => ({ siteOrigin: () => site.origin }));

describe('isOwnSite', () => {
  it.each([
    ['our own', () => location.origin, true],
    ['the one that a file without a known origin is on', () => '', true],
    ['another', () => 'https://elsewhere.example', false],
  ])('knows a page of %s', (_, origin, expected) => {
    site.origin = origin();
    expect(isOwnSite()).toBe(expected);
  });

  it('takes a frame for another site', () => {
    site.origin = location.origin;
    vi.stubGlobal('parent', {});
    expect(isOwnSite()).toBe(false);
  });
});
