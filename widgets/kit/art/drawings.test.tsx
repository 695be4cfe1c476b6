import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { Flag, flagKeys } from './flag.tsx';

async function drawFlag(country: string) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<Flag country={country} />);
  await rendered();
  return place.innerHTML;
}

describe('Flag', () => {
  it('draws a different flag for each key, and by code', async () => {
    const drawings = await Promise.all(flagKeys.map(drawFlag));
    expect(new Set(drawings).size).toBe(flagKeys.length);
    expect(await drawFlag('us')).toBe(await drawFlag('usa'));
    expect(await drawFlag('nz')).toBe(await drawFlag('new zealand'));
  });

  it.each(['France', '', 'USA', 'constructor'])('draws nothing for "%s"', async (country) => {
    expect(await drawFlag(country)).toBe('');
  });
});
