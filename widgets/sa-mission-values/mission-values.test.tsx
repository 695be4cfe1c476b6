import { describe, expect, it } from 'vitest';
import { about } from '../content/about.ts';
import { mount } from '../testing/mount.ts';
import './mission-values.ts';

const open = async () => {
  const element = await mount('<sa-mission-values></sa-mission-values>');
  return element.shadowRoot as ShadowRoot;
};

describe('<sa-mission-values>', () => {
  it.each([
    ['Our mission', about.mission],
    ['Our vision', about.vision],
  ])('states "%s"', async (heading, text) => {
    const headings = [...(await open()).querySelectorAll('h3')];
    const found = headings.find(({ textContent }) => textContent === heading);
    expect(found?.nextElementSibling?.textContent).toBe(text);
  });

  it('lists every value with what it means', async () => {
    const entries = [...(await open()).querySelectorAll('li')];
    const values = entries.map((entry) => ({
      title: entry.querySelector('h4')?.textContent,
      text: entry.querySelector('p')?.textContent,
    }));
    expect(values).toEqual(about.values);
  });
});
