import { describe, expect, it } from 'vitest';
import { mount, rendered } from '../kit/testing/mount.ts';
import './office-map.ts';

describe('<sa-office-map>', () => {
  it('has address and link at once, and the map only when it is asked for', async () => {
    const { shadowRoot } = await mount('<sa-office-map></sa-office-map>');
    expect(shadowRoot?.textContent).toContain('Connaught Place, New Delhi');
    expect(shadowRoot?.querySelector('a')?.href).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
    expect(shadowRoot?.querySelector('iframe')).toBeNull();
    shadowRoot?.querySelector('button')?.click();
    await rendered();
    expect(shadowRoot?.querySelector('iframe')?.getAttribute('src')).toMatch(
      /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/,
    );
    expect(shadowRoot?.querySelector('button')).toBeNull();
  });
});
