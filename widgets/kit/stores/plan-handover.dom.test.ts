import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handoverFragment, readHandover, writeHandover } from './plan-handover.ts';
import { liftPlanOfLink } from './plan-of-link.ts';

const KEY = 'sa-plan-handover';

describe('the handover of a plan', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState(null, '', '/contact#consultation');
    vi.spyOn(location, 'replace').mockImplementation((hash) =>
      history.replaceState(null, '', hash as string),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });

  it('is read once, and nothing of it stays', () => {
    expect(writeHandover('My plan: Canada.\nCosts: $1.')).toBe(true);
    expect(readHandover()).toBe('My plan: Canada.\nCosts: $1.');
    expect(sessionStorage).toHaveLength(0);
    expect(readHandover()).toBeNull();
  });

  it('comes with a link from another site, and leaves the address', () => {
    history.replaceState(null, '', `/contact#consultation${handoverFragment('Canada & €: 50%')}`);
    expect(readHandover()).toBe('Canada & €: 50%');
    expect(location.hash).toBe('#consultation');
    expect(readHandover()).toBeNull();
  });

  it('leaves the address before any form is there to read it, and waits in the history entry', () => {
    history.replaceState({ page: 1 }, '', `/contact#consultation${handoverFragment('Canada')}`);
    liftPlanOfLink();
    expect(location.hash).toBe('#consultation');
    vi.stubGlobal('sessionStorage', undefined);
    expect(readHandover()).toBe('Canada');
    expect(history.state).not.toHaveProperty('saPlan');
    vi.unstubAllGlobals();
  });

  it('of this tab comes before one in the address, which goes all the same', () => {
    history.replaceState(null, '', '/contact#consultation&sa-plan=linked');
    writeHandover('mine');
    expect(readHandover()).toBe('mine');
    expect(location.hash).toBe('#consultation');
  });

  it.each(['#consultation&sa-plan=%E0%A4%A', '#consultation&sa-plan=', '#consultation&plan=x'])(
    'reads nothing from %s',
    (hash) => {
      history.replaceState(null, '', `/contact${hash}`);
      expect(readHandover()).toBeNull();
    },
  );

  it('holds visible text only, as much as a request may carry', () => {
    sessionStorage.setItem(KEY, ` a\u0000b\u202ec\u200bd\n${'x'.repeat(2000)}`);
    const text = readHandover() ?? '';
    expect(text.startsWith('abcd\nx')).toBe(true);
    expect(text).toHaveLength(1500);
  });

  it('says so where the browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', {
      setItem() {
        throw new DOMException('', 'SecurityError');
      },
    });
    expect(writeHandover('text')).toBe(false);
    vi.unstubAllGlobals();
  });
});
