import { expect, it } from 'vitest';
import { brand } from '../../widgets/content/brand.ts';
import { renderSecurityTxt } from './security-txt.ts';

it('says where to write, and until when that holds: less than a year from the build', () => {
  const now = new Date('2027-02-28T12:00:00Z');
  const fields = Object.fromEntries(
    renderSecurityTxt('https://site.example', now)
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  );
  expect(fields).toMatchObject({
    Contact: `mailto:${brand.generalEmail}`,
    Canonical: 'https://site.example/.well-known/security.txt',
  });
  expect(new Date(fields.Expires) > now).toBe(true);
  expect(new Date(fields.Expires) < new Date('2028-02-28T12:00:00Z')).toBe(true);
});
