import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleAtOnce, loaded, mount, rendered, unmounted } from '../../testing/mount.ts';
import { waitFor } from '../../testing/wait.ts';
import { useStarted } from '../forms/use-started.ts';
import { defineElement } from './define-element.tsx';

defineElement(
  'sa-sample-inner',
  () => {
    useStarted();
    return <input name="inner" />;
  },
  {},
);
defineElement('sa-sample-outer', () => <div>{'outer'}</div>, {});
/** The observer of each element that is watched, driven by hand. */
const watched = new Map<Element, (entry: object) => void>();
class FakeObserver {
  private readonly look: (entries: object[]) => void;
  constructor(look: (entries: object[]) => void) {
    this.look = look;
  }
  observe(target: Element) {
    watched.set(target, (entry) => this.look([entry]));
  }
  disconnect() {}
}

const OUT = { isIntersecting: false, intersectionRatio: 0, intersectionRect: { height: 0 } };
const HALF = { isIntersecting: true, intersectionRatio: 0.5, intersectionRect: { height: 90 } };
const SLICE = { isIntersecting: true, intersectionRatio: 0.1, intersectionRect: { height: 90 } };
const HALF_A_WINDOW = { ...SLICE, intersectionRect: { height: innerHeight / 2 } };

let heard: string[] = [];
const hear = ({ type, target, detail }: Event & { detail?: unknown }) =>
  heard.push(`${type} ${(target as Element).localName} ${JSON.stringify(detail)}`);
const names = ['sa-ready', 'sa-viewed', 'sa-started'];

beforeEach(() => {
  heard = [];
  watched.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  for (const name of names) document.addEventListener(name, hear as EventListener);
});

afterEach(() => {
  for (const name of names) document.removeEventListener(name, hear as EventListener);
  vi.restoreAllMocks();
});

async function openWatched() {
  const element = await mount<HTMLElement>('<sa-sample-outer></sa-sample-outer>');
  await waitFor(() => expect(watched.has(element)).toBe(true));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  heard = [];
  return { element, look: watched.get(element) as (entry: object) => void };
}

describe('sa-ready', () => {
  it('is emitted once, however often the element comes back', async () => {
    const contents: unknown[] = [];
    const look = ({ target }: Event) => contents.push((target as Element).shadowRoot?.textContent);
    document.addEventListener('sa-ready', look, { once: true });
    const element = await mount<HTMLElement>('<sa-sample-outer></sa-sample-outer>');
    expect(contents).toEqual(['outer']);
    element.remove();
    await unmounted();
    document.body.append(element);
    await rendered();
    expect(heard).toEqual(['sa-ready sa-sample-outer {}']);
  });

  it('is not said of an element inside another of ours', async () => {
    const outer = await mount<HTMLElement>('<sa-sample-outer></sa-sample-outer>');
    heard = [];
    outer.shadowRoot?.append(document.createElement('sa-sample-inner'));
    await loaded();
    expect(heard).toEqual([]);
  });
});

describe('sa-viewed', () => {
  it.each([
    ['half of it', HALF],
    ['half a window of it', HALF_A_WINDOW],
  ])(
    'tells once that %s has been in view for a second, however often it comes back',
    async (_, entry) => {
      const { element, look } = await openWatched();
      look(entry);
      vi.advanceTimersByTime(999);
      expect(heard).toEqual([]);
      look(entry);
      vi.advanceTimersByTime(1);
      vi.useRealTimers();
      idleAtOnce();
      element.remove();
      await unmounted();
      document.body.append(element);
      await loaded();
      // The element is no longer observed.
      expect(watched.get(element)).toBe(look);
      expect(heard).toEqual(['sa-viewed sa-sample-outer {}']);
    },
  );

  it('counts no slice, and begins again when it was out of view', async () => {
    const { look } = await openWatched();
    look(SLICE);
    vi.advanceTimersByTime(5000);
    look(HALF);
    vi.advanceTimersByTime(900);
    look(OUT);
    vi.advanceTimersByTime(900);
    look(HALF);
    vi.advanceTimersByTime(900);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(heard).toHaveLength(1);
  });

  it('is not said in a hidden tab, and takes a second more once the tab is shown', async () => {
    const { element, look } = await openWatched();
    look(HALF);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    watched.clear();
    vi.advanceTimersByTime(1000);
    hidden.mockReturnValue(false);
    watched.get(element)?.(HALF);
    vi.advanceTimersByTime(999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['sa-viewed sa-sample-outer {}']);
  });
});

describe('sa-started', () => {
  it('tells once that a field was filled in, and nothing of what', async () => {
    const element = await mount<HTMLElement>('<sa-sample-inner></sa-sample-inner>');
    heard = [];
    const field = element.shadowRoot?.querySelector('input') as HTMLInputElement;
    for (const value of ['A', 'Asha']) {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    }
    expect(heard).toEqual(['sa-started sa-sample-inner {}']);
  });
});
