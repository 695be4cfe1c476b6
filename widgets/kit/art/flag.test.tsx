import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { Flag, flagKeys } from './flag.tsx';

async function drawFlag(country: string): Promise<SVGElement | null> {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Flag country={country} />);
  await rendered();
  return place.querySelector('svg');
}

/** The seven of the specification, and the other countries of the tools. */
const keys = [
  ...['usa', 'canada', 'uk', 'australia', 'germany', 'ireland', 'new zealand'],
  ...['sg', 'fr', 'nl', 'ch'],
];

describe('Flag', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('lists the keys it draws', () => {
    expect([...flagKeys].sort()).toEqual([...keys].sort());
  });

  it.each(keys)('draws a flag for %s, hidden from assistive technology', async (country) => {
    const flag = await drawFlag(country);
    expect(flag?.getAttribute('viewBox')).toBe('0 0 24 16');
    expect(flag?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws a different flag for each key', async () => {
    const drawings = await Promise.all(keys.map(drawFlag));
    expect(new Set(drawings.map((flag) => flag?.innerHTML)).size).toBe(keys.length);
  });

  it.each([
    ['us', 'usa'],
    ['uk', 'uk'],
    ['ca', 'canada'],
    ['au', 'australia'],
    ['de', 'germany'],
    ['ie', 'ireland'],
    ['nz', 'new zealand'],
  ])('draws for the code %s the flag of %s', async (code, key) => {
    expect((await drawFlag(code))?.innerHTML).toBe((await drawFlag(key))?.innerHTML);
  });

  it('draws the same flag twice', async () => {
    const [first, second] = await Promise.all([drawFlag('ireland'), drawFlag('ireland')]);
    expect(first?.childElementCount).toBeGreaterThan(1);
    expect(second?.innerHTML).toBe(first?.innerHTML);
  });

  it.each(['France', 'united states', '', 'USA', 'constructor'])(
    'draws nothing for "%s"',
    async (country) => {
      expect(await drawFlag(country)).toBeNull();
    },
  );
});
