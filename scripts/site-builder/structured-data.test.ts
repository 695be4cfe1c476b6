import { describe, expect, it } from 'vitest';
import { brand } from '../../widgets/content/brand.ts';
import { describeOrganisation } from './structured-data.ts';

const UNCONFIRMED = ['foundingDate', 'email', 'telephone', 'address', 'sameAs'];

describe('structured data of the organisation', () => {
  it('omits unconfirmed facts while the site is a preview', () => {
    const told = describeOrganisation('https://site.example', { ...brand, isLive: false });
    expect(told).toMatchObject({ name: brand.name, url: 'https://site.example/' });
    for (const property of UNCONFIRMED) expect(told).not.toHaveProperty(property);
  });

  it('includes them once the site is live', () => {
    const told = describeOrganisation('https://site.example', { ...brand, isLive: true });
    for (const property of UNCONFIRMED) expect(told).toHaveProperty(property);
  });
});
