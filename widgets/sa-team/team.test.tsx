import { describe, expect, it } from 'vitest';
import { team } from '../content/team.ts';
import { mount } from '../testing/mount.ts';
import './team.ts';

const open = async () => {
  const element = await mount('<sa-team></sa-team>');
  return element.shadowRoot as ShadowRoot;
};
const members = (root: ShadowRoot) => [...root.querySelectorAll('li')];

describe('<sa-team>', () => {
  it('has its members in order', async () => {
    const names = members(await open()).map((member) => member.querySelector('h3')?.textContent);
    expect(names).toEqual(team.map(({ name }) => name));
  });

  it.each(team.map((person, index) => [person.name, index, person] as const))(
    'shows title, picture, education, experience and bio of %s',
    async (_, index, person) => {
      const member = members(await open())[index];
      const text = member?.textContent;
      for (const part of [person.title, person.bio]) expect(text).toContain(part);
      const facts = [...(member?.querySelectorAll('dl > div') ?? [])].map((fact) => [
        fact.querySelector('dt')?.textContent,
        fact.querySelector('dd')?.textContent,
      ]);
      expect(facts).toEqual([
        ['Education', person.education],
        ['Experience', person.experience],
      ]);
      expect(member?.querySelector('svg text')?.textContent).toBe(person.image.initials);
    },
  );

  it('says that the profiles are samples', async () => {
    expect((await open()).querySelector('section')?.textContent).toContain('Sample profiles');
  });
});
