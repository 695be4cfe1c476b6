import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './not-found.ts';

describe('<sa-not-found>', () => {
  it('says "404 Page Not Found", asks about the router and leads home', async () => {
    const { shadowRoot } = await mount('<sa-not-found></sa-not-found>');
    expect(shadowRoot?.querySelector('h1')?.textContent).toBe('404 Page Not Found');
    expect(shadowRoot?.textContent).toContain('Did you forget to add the page to the router?');
    expect(shadowRoot?.querySelector('a')?.getAttribute('href')).toBe('https://site.example/');
  });
});
