import { describe, expect, it } from 'vitest';
import { brand } from '../content/brand.ts';
import { mount } from '../testing/mount.ts';
import './contact-info.ts';

describe('<sa-contact-info>', () => {
  it('names the address, one phone, two e-mail addresses, WhatsApp and the hours in IST', async () => {
    const { shadowRoot } = await mount('<sa-contact-info></sa-contact-info>');
    const facts = [...(shadowRoot?.querySelectorAll('dl > div') ?? [])].map((fact) => [
      fact.querySelector('dt')?.textContent,
      fact.querySelector('dd')?.textContent,
    ]);
    expect(facts.map(([term]) => term)).toEqual([
      'Head office',
      'Phone',
      'WhatsApp',
      'Email',
      'Opening hours',
    ]);
    expect(facts[0]?.[1]).toContain(brand.officeAddress);
    expect(facts[4]?.[1]).toBe(`${brand.hours} (${brand.hoursZone})`);
    const hrefs = [...(shadowRoot?.querySelectorAll('dl a') ?? [])].map((a) =>
      a.getAttribute('href'),
    );
    expect(hrefs).toEqual([
      `tel:${brand.phone.replaceAll(' ', '')}`,
      brand.whatsappHref,
      `mailto:${brand.generalEmail}`,
      `mailto:${brand.admissionsEmail}`,
    ]);
    expect(shadowRoot?.textContent).not.toMatch(/[{}]/);
  });

  it('links to the four networks', async () => {
    const { shadowRoot } = await mount('<sa-contact-info></sa-contact-info>');
    const links = [...(shadowRoot?.querySelectorAll<HTMLAnchorElement>('li a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Instagram',
      'Facebook',
      'LinkedIn',
      'YouTube',
    ]);
    for (const { target, rel } of links) {
      expect(target).toBe('_blank');
      expect(rel).toContain('noopener');
    }
  });
});
