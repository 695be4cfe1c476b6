import { describe, expect, it } from 'vitest';
import { about } from '../content/about.ts';
import { mount } from '../testing/mount.ts';
import './our-story.ts';

const open = async () => {
  const element = await mount('<sa-our-story></sa-our-story>');
  return element.shadowRoot as ShadowRoot;
};

describe('<sa-our-story>', () => {
  it('tells the story paragraph by paragraph under a heading', async () => {
    const section = (await open()).querySelector('section');
    const texts = [...(section?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
    expect(texts).toEqual(['Our story', 'Sample history', ...about.story]);
    expect(section?.querySelector('h2')?.textContent).toBe('Why we began to write things down');
  });

  it('hides its drawing from screen readers', async () => {
    expect((await open()).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});
