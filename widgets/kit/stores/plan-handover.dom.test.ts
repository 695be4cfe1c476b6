import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consumePlanFragment } from './plan-fragment.ts';
import { handoverFragment, readHandover, writeHandover } from './plan-handover.ts';

const mine = { choices: { country: 'ca' }, results: {} };
const linked = { choices: { city: 'São Paulo & Rio' }, results: {} };

describe('the handover of a plan', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/contact#consultation');
    vi.spyOn(location, 'replace').mockImplementation((hash) =>
      history.replaceState(null, '', hash as string),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('is read once from a link, and leaves the address', () => {
    history.replaceState(null, '', `/contact#consultation${handoverFragment(linked)}`);
    expect(readHandover()).toEqual(linked);
    expect(location.hash).toBe('#consultation');
    expect(readHandover()).toBeNull();
  });

  it('waits in the history entry until a form reads it, also without storage', () => {
    history.replaceState({ page: 1 }, '', `/contact#consultation${handoverFragment(linked)}`);
    consumePlanFragment();
    expect(location.hash).toBe('#consultation');
    vi.stubGlobal('sessionStorage', undefined);
    expect(readHandover()).toEqual(linked);
    expect(history.state).not.toHaveProperty('saPlan');
  });

  it('is read once from the tab, which comes before the address', () => {
    history.replaceState(null, '', `/contact#consultation${handoverFragment(linked)}`);
    expect(writeHandover(mine)).toBe(true);
    expect(readHandover()).toEqual(mine);
    expect(sessionStorage).toHaveLength(0);
    expect(location.hash).toBe('#consultation');
    expect(readHandover()).toBeNull();
  });

  it.each(['sa-plan=%E0%A4%A', 'sa-plan=My%20plan', 'sa-plan=%7B%7D', 'plan=x'])(
    'has nothing from %s',
    (pair) => {
      history.replaceState(null, '', `/contact#consultation&${pair}`);
      expect(readHandover()).toBeNull();
    },
  );

  it('reports that the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(writeHandover(mine)).toBe(false);
  });
});
