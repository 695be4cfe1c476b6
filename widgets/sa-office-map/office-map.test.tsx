import type { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../content/brand.ts';
import { mount, rendered } from '../testing/mount.ts';
import './office-map.ts';

/** Lets the page have frames, each of them empty. */
function allowFrames() {
  const { settings } = (window as unknown as Window).happyDOM;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = { beforeAsyncRequest: async ({ window }) => new window.Response() };
}

describe('<sa-office-map>', () => {
  beforeAll(allowFrames);

  it('has address and link at once, and the map only when it is asked for', async () => {
    const { shadowRoot } = await mount('<sa-office-map></sa-office-map>');
    expect(shadowRoot?.textContent).toContain(brand.officeAddress);
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
