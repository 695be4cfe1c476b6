import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './page-hero.ts';

describe('<sa-page-hero>', () => {
  it('shows its heading with what stands above and below it', async () => {
    const { shadowRoot } = await mount(
      '<sa-page-hero eyebrow="Blog" heading="Long answers" intro="For you."></sa-page-hero>',
    );
    expect(shadowRoot?.querySelector('h1')?.textContent).toBe('Long answers');
    expect([...(shadowRoot?.querySelectorAll('p') ?? [])].map((p) => p.textContent)).toEqual([
      'Blog',
      'For you.',
    ]);
  });
});
