import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hero } from '../content/home.ts';
import { mount, rendered } from '../testing/mount.ts';
import './hero.ts';

async function open() {
  const element = await mount('<sa-hero></sa-hero>');
  const root = element.shadowRoot as ShadowRoot;
  return { root, country: () => root.querySelector('p > a')?.textContent };
}

async function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  await rendered();
}

describe('<sa-hero>', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
    await rendered();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it('has a badge, a headline, a subtitle, the ticker, two buttons and three figures', async () => {
    const { root } = await open();
    const { badge, headline, subtitle } = hero;
    expect([...root.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      headline,
    ]);
    for (const words of [badge, subtitle]) expect(root.textContent).toContain(words);
    expect(root.textContent).toContain('Currently helping students go to Canada');
    expect([...root.querySelectorAll('li')].map((tile) => tile.textContent)).toEqual([
      '5000+ students placed',
      '98% visa success rate',
      '200+ partner universities',
    ]);
    const links = [...root.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('https://site.example', ''),
    ]);
    expect(links).toContainEqual(['Book a Free Consultation', '/contact#consultation']);
    expect(links).toContainEqual(['Explore Our Tools', '/tools']);
  });

  it('says beside the 98% that it is our own figure, and what it counts', async () => {
    const { root } = await open();
    expect(root.textContent).toContain(
      '98% visa success rate. Our own figure: visas granted, out of all',
    );
    const fold = root.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain('visa success rate: Student visa applications');
    expect(fold?.textContent).toContain('their basis to be confirmed');
    fold?.remove();
    expect(root.textContent).not.toContain('to be confirmed');
  });

  it('names the seven destinations in turn, each for 2500 ms', async () => {
    const { country } = await open();
    const order = ['Canada', 'USA', 'Australia', 'UK', 'Germany', 'Ireland', 'New Zealand'];
    for (const name of [...order, 'Canada']) {
      expect(country()).toBe(name);
      await pass(2499);
      expect(country()).toBe(name);
      await pass(1);
    }
  });

  it('stops while the visitor has paused it', async () => {
    const { root, country } = await open();
    const button = () => root.querySelector('button');
    button()?.click();
    await rendered();
    await pass(10_000);
    expect(country()).toBe('Canada');
    expect(button()?.getAttribute('aria-label')).toBe('Play the list of countries');
    button()?.click();
    await rendered();
    await pass(2500);
    expect(country()).toBe('USA');
  });

  it('stands still for whoever asks for less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { country } = await open();
    await pass(10_000);
    expect(country()).toBe('Canada');
  });
});
