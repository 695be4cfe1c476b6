import { describe, expect, it } from 'vitest';
import { mount } from '../testing/mount.ts';
import './milestones.ts';

const open = async () => {
  const element = await mount('<sa-milestones></sa-milestones>');
  return [...(element.shadowRoot as ShadowRoot).querySelectorAll('ol > li')];
};

describe('<sa-milestones>', () => {
  it('goes from 2018 to 2023, ascending, in an ordered list', async () => {
    const years = (await open()).map((entry) => entry.querySelector('time')?.textContent);
    expect(years).toEqual(['2018', '2019', '2020', '2021', '2022', '2023']);
  });

  it('gives each year a title and a description', async () => {
    for (const entry of await open()) {
      expect(entry.querySelector('h3')?.textContent).toMatch(/\w/);
      expect(entry.querySelector('p')?.textContent).toMatch(/\w.*\.$/);
    }
  });

  it('begins with the first office and ends with the fifth city', async () => {
    const titles = (await open()).map((entry) => entry.querySelector('h3')?.textContent);
    expect([titles.at(0), titles.at(-1)]).toEqual([
      'A first office in New Delhi',
      'Five Indian cities',
    ]);
  });
});
