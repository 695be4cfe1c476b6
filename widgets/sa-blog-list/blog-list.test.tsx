import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { posts } from '../content/posts/posts.ts';
import { openElement } from '../testing/drive-element.ts';
import './blog-list.ts';

vi.mock('../content/posts/posts.ts', () => import('../testing/own/posts.ts'));

async function open(attributes = '') {
  const tool = await openElement('sa-blog-list', attributes);
  const { root, all, texts, field, type } = tool;
  return {
    ...tool,
    search: field('Search articles'),
    searchFor: (text: string) => type({ 'Search articles': text }),
    count: () => root.querySelector('p[tabindex]')?.textContent,
    said: () => root.querySelector('[role=status]')?.textContent,
    titles: () => texts('h3'),
    cards: () => all('article'),
    pressed: () => texts('[aria-pressed=true]'),
  };
}

const titleOf = (id: number) => posts.find((post) => post.id === id)?.title;

describe('<sa-blog-list>', () => {
  it('shows the 10 posts in their order, and filters them live', async () => {
    const list = await open();
    expect(list.titles()).toEqual(posts.map(({ title }) => title));
    expect(list.count()).toBe('10 articles');
    await list.searchFor('  GERMANY ');
    expect(list.titles()).toEqual([titleOf(2)]);
    expect(list.count()).toBe('1 article');
  });

  it('shows on a card picture, category, minutes, linked title, excerpt, author and date', async () => {
    const { root, cards } = await open('site-base="https://partner.example"');
    const [card] = cards() as [HTMLElement];
    const [{ slug, title, excerpt }] = posts as [(typeof posts)[0]];
    expect(card.querySelectorAll('svg')).toHaveLength(2);
    expect(card.textContent).toContain('Study Destinations4 min');
    expect(card.querySelector('h3')?.textContent).toBe(title);
    expect(root.querySelector<HTMLAnchorElement>('h3 a')?.href).toBe(
      `https://partner.example/blog/${slug}`,
    );
    expect(card.textContent).toContain(excerpt);
    expect(card.textContent).toContain('AIAnanya IyerSample profile · 21 November 2026');
    expect(card.querySelector('time')?.dateTime).toBe('2026-11-21');
  });

  describe('searched', () => {
    it('announces the count once the visitor pauses, and not again when it gets the focus', async () => {
      const list = await open();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      list.search.value = 'zebra';
      list.search.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await vi.advanceTimersByTimeAsync(900);
      expect([list.count(), list.said()]).toEqual(['0 articles', '10 articles']);
      await vi.advanceTimersByTimeAsync(200);
      expect(list.said()).toBe('0 articles');
      list.button('View All Posts').click();
      await vi.advanceTimersByTimeAsync(1100);
      expect([list.count(), list.said()]).toEqual(['10 articles', '']);
      vi.useRealTimers();
    });

    it('combines with the category by AND', async () => {
      const list = await open();
      await list.searchFor('invented story');
      expect(list.titles()).toEqual([titleOf(5), titleOf(10)]);
      await list.press('Visa Guides');
      expect(list.cards()).toEqual([]);
      expect(list.search.value).toBe('invented story');
      await list.press('Student Stories');
      expect(list.titles()).toEqual([titleOf(5), titleOf(10)]);
    });

    it('suggests a known word for a search, and resets all by "View All Posts"', async () => {
      const list = await open();
      await list.press('Visa Guides');
      await list.searchFor('Melbourn');
      await list.press('Did you mean “Australia”?');
      expect(list.search.value).toBe('Australia');
      expect(list.titles()).not.toEqual(['No results found']);
      expect(list.pressed()).toEqual(['All Posts']);
      await list.press('Visa Guides');
      await list.searchFor('zebra');
      expect(list.titles()).toEqual(['No results found']);
      expect(list.count()).toBe('0 articles');
      await list.press('View All Posts');
      expect(list.titles()).toHaveLength(10);
      expect(list.search.value).toBe('');
      expect(list.pressed()).toEqual(['All Posts']);
      expect(list.root.activeElement?.textContent).toBe('10 articles');
    });
  });

  describe('with sync-url', () => {
    const address = () => location.pathname + location.search + location.hash;

    beforeEach(() => history.replaceState(null, '', '/blog'));
    afterEach(() => {
      vi.restoreAllMocks();
      history.replaceState(null, '', '/');
    });

    it('restores the filters, and writes them without a step in the history', async () => {
      const push = vi.spyOn(history, 'pushState');
      history.replaceState(null, '', '/blog?category=visa-guides&q=gmat');
      const list = await open('sync-url');
      expect(list.search.value).toBe('gmat');
      expect(list.pressed()).toEqual(['Visa Guides']);
      expect(list.titles()).toEqual(['No results found']);
      await list.searchFor(' uk ');
      expect(address()).toBe('/blog?category=visa-guides&q=uk');
      await list.press('All Posts');
      expect(address()).toBe('/blog?q=uk');
      await list.searchFor('');
      expect(address()).toBe('/blog');
      expect(push).not.toHaveBeenCalled();
    });
  });
});
