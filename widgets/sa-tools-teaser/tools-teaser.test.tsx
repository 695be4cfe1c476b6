import { describe, expect, it, vi } from 'vitest';
import { deadlines } from '../content/deadlines.ts';
import { tools } from '../content/tools.ts';
import { mount } from '../testing/mount.ts';
import { waitFor } from '../testing/wait.ts';
import './tools-teaser.ts';

const open = async (attributes = '') =>
  (await mount(`<sa-tools-teaser ${attributes}></sa-tools-teaser>`)).shadowRoot as ShadowRoot;

const cardOf = (root: ShadowRoot, name: string) =>
  [...root.querySelectorAll('li')].find((card) => card.querySelector('h3')?.textContent === name);

describe('<sa-tools-teaser>', () => {
  it('has cards of five tools with link, icon, description and time', async () => {
    const root = await open();
    const links = [...root.querySelectorAll<HTMLAnchorElement>('h3 a')].map(({ href }) => href);
    const shown = links.map((href) => href.replace('https://site.example/tools#', ''));
    expect(shown.join()).toBe(
      'cost-calculator,visa-requirements,scholarship-finder,application-timeline,university-matcher',
    );
    for (const { name, description, time } of tools.filter(({ id }) => shown.includes(id))) {
      const card = cardOf(root, name);
      expect(card?.querySelector('g svg')?.childElementCount).toBeGreaterThan(0);
      expect(card?.textContent).toContain(description);
      expect(card?.textContent).toContain(time);
    }
    const matcher = cardOf(root, 'University Matcher');
    expect(matcher?.querySelector('g svg')?.childElementCount).toBeGreaterThan(0);
    expect(matcher?.textContent).toContain('sample matches');
    expect(matcher?.textContent).toContain('1-2 min');
  });

  it('ends with a link to all tools', async () => {
    const link = [...(await open()).querySelectorAll('a')].at(-1);
    expect(`${link?.textContent} ${link?.href}`).toBe('See all tools https://site.example/tools');
  });

  it('has the next six deadlines from today on, if asked for, each with its source', async () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 1, 12), toFake: ['Date'] });
    const inDecember = deadlines.find(
      ({ when }) => typeof when === 'object' && 'closes' in when && when.closes === 12,
    );
    const list = (root: ShadowRoot) => [...root.querySelectorAll('section section > ul > li')];
    expect(list(await open())).toEqual([]);
    const root = await open('deadlines');
    await waitFor(() => expect(list(root)).toHaveLength(6));
    expect(list(root).map(({ textContent }) => textContent)).toContain(
      `December 2026, usually${inDecember?.text}`,
    );
    expect(root.textContent).not.toContain('30 November 2026');
    expect(root.querySelectorAll('section section details a')).toHaveLength(6);
    // The days left are counted for the nearest known date alone, and only if it is near.
    expect(root.textContent).not.toMatch(/, in \d+ days?/);
    vi.setSystemTime(new Date(2026, 11, 29, 12));
    const near = await open('deadlines');
    await waitFor(() => expect(list(near)).toHaveLength(6));
    expect(near.textContent?.match(/, in \d+ days?/g)).toEqual([', in 2 days']);
    vi.useRealTimers();
  });
});
