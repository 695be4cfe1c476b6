import { describe, expect, it } from 'vitest';
import { milestones } from '../content/milestones.ts';
import { mount } from '../testing/mount.ts';
import './milestones.ts';

const open = async () => {
  const element = await mount('<sa-milestones></sa-milestones>');
  return [...(element.shadowRoot as ShadowRoot).querySelectorAll('ol > li')];
};

describe('<sa-milestones>', () => {
  it('goes through the years in an ordered list', async () => {
    const years = (await open()).map((entry) => entry.querySelector('time')?.textContent);
    expect(years).toEqual(milestones.map(({ year }) => String(year)));
  });

  it('gives each year its title and its description', async () => {
    const told = (await open()).map((entry) =>
      ['h3', 'p'].map((part) => entry.querySelector(part)?.textContent),
    );
    expect(told).toEqual(milestones.map(({ title, description }) => [title, description]));
  });
});
