import { describe, expect, it, vi } from 'vitest';
import { posts } from '../content/posts/posts.ts';
import { mount } from '../testing/mount.ts';
import './blog-post.ts';

vi.mock('../content/posts/posts.ts', () => import('../testing/own/posts.ts'));

const open = (slug: string) =>
  mount(
    `<sa-blog-post slug="${slug}" site-base="https://site.example"><p>The text.</p></sa-blog-post>`,
  );
const rootOf = (element: HTMLElement) => element.shadowRoot as ShadowRoot;
const hrefs = (root: ShadowRoot) => [...root.querySelectorAll('a')].map(({ href }) => href);

describe('<sa-blog-post>', () => {
  it.each(posts)(
    'heads $slug with its title, category, minutes, author and dates',
    async (post) => {
      const root = rootOf(await open(post.slug));
      const head = root.querySelector('header') as HTMLElement;
      expect([...root.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
        post.title,
      ]);
      for (const text of [post.categoryLabel, `${post.readTime} min`, post.author]) {
        expect(head.textContent).toContain(text);
      }
      expect([...head.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
        post.date,
        post.asOf,
      ]);
    },
  );

  it('keeps the text that the page gives it, says how old it is, and leads to related posts', async () => {
    const element = await open('uk-student-visa-step-by-step');
    const root = rootOf(element);
    expect(root.textContent).toContain('Sources as of 5 October 2026');
    expect(root.textContent).toContain('Sample profile · 21 November 2026');
    expect(element.innerHTML).toBe('<p>The text.</p>');
    expect(root.querySelectorAll('article slot')).toHaveLength(1);
    expect(hrefs(root)).toEqual([
      'https://site.example/blog',
      'https://site.example/blog?category=visa-guides',
      'https://site.example/blog/us-f1-visa-interview',
      'https://site.example/blog/choosing-a-country-to-study-in',
      'https://site.example/blog',
    ]);
  });

  it.each(['no-such-article', '', 'constructor'])(
    'says calmly that there is no article "%s" and links to the blog',
    async (slug) => {
      const root = rootOf(await open(slug));
      expect(root.textContent).toContain('We could not find this article.');
      expect(hrefs(root)).toEqual(['https://site.example/blog']);
      expect(root.querySelector('h1')).toBe(null);
    },
  );
});
