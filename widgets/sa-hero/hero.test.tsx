import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinations } from '../content/destinations.ts';
import { figures, unconfirmed } from '../content/figures.ts';
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
    await rendered();
    vi.runOnlyPendingTimers();
  });

  it('has a badge, a headline, a subtitle, the ticker, two buttons and three figures', async () => {
    const { root } = await open();
    const { badge, headline, subtitle } = hero;
    expect([...root.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
      headline,
    ]);
    for (const words of [badge, subtitle]) expect(root.textContent).toContain(words);
    expect(root.textContent).toContain(`${hero.tickerLead} ${destinations[0]?.name}`);
    expect([...root.querySelectorAll('li')].map((tile) => tile.textContent)).toEqual(
      [figures.students, figures.visaSuccess, figures.universities].map(
        (figure) => `${figure.value}${unconfirmed(figure)} ${figure.label}`,
      ),
    );
    const links = [...root.querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href')?.replace('https://site.example', ''),
    ]);
    expect(links).toContainEqual([hero.primary.label, hero.primary.path]);
    expect(links).toContainEqual([hero.secondary.label, hero.secondary.path]);
  });

  it('names beside the rate its source and its definition', async () => {
    const { root } = await open();
    const { value, label, inShort, qualifier } = figures.visaSuccess;
    expect(root.textContent).toContain(`${value} ${label}, not yet confirmed. ${inShort}`);
    const fold = root.querySelector('details');
    expect(fold?.open).toBe(false);
    expect(fold?.textContent).toContain(`${label}: ${qualifier}`);
    expect(fold?.textContent).toContain('their basis to be confirmed');
    fold?.remove();
    expect(root.textContent).not.toContain('to be confirmed');
  });

  it('names the destinations in turn with their figures, each for 2500 ms', async () => {
    const { root, country } = await open();
    for (const { name, figures } of [...destinations, ...destinations.slice(0, 1)]) {
      expect(country()).toBe(name);
      expect(root.querySelector('p:has(> a) + p')?.textContent).toBe(
        figures
          ? `${figures[0]} to show · start in ${figures[1]} · apply ${figures[2]} months before`
          : 'Talk to us',
      );
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
    expect(country()).toBe(destinations[0]?.name);
    expect(button()?.getAttribute('aria-label')).toBe('Play the list of countries');
    button()?.click();
    await rendered();
    await pass(2500);
    expect(country()).toBe(destinations[1]?.name);
  });

  it('does not move for visitors who prefer less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { country } = await open();
    await pass(10_000);
    expect(country()).toBe(destinations[0]?.name);
  });
});
