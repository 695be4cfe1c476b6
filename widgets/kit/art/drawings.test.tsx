import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { Flag, flagKeys } from './flag.tsx';
import { Globe } from './globe.tsx';
import { Scene, type SceneName } from './scenes/scene.tsx';

const LIMIT_BYTES = 6000;

const scenes: readonly SceneName[] = [
  ...(['canada', 'usa', 'australia', 'uk', 'germany', 'ireland', 'new-zealand', 'campus'] as const),
  ...(['desk', 'passport', 'arizona', 'exam', 'savings', 'winter'] as const),
];

async function draw(picture: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(picture);
  await rendered();
  return place.innerHTML;
}

const drawings: [string, ReactElement][] = [
  ['the globe', <Globe key="globe" />],
  ...scenes.map((name) => [name, <Scene key={name} name={name} />] as [string, ReactElement]),
  ...flagKeys.map(
    (key) => [`flag ${key}`, <Flag key={key} country={key} />] as [string, ReactElement],
  ),
];

describe('every drawing', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(drawings)('%s is an SVG of at most 6 kB that loads nothing', async (_, picture) => {
    const markup = await draw(picture);
    expect(markup).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(markup).not.toMatch(/<image|href=|url\((?!#)/);
  });
});

describe('Flag', () => {
  const drawFlag = (country: string) => draw(<Flag country={country} />);

  it('draws a different flag for each key', async () => {
    const drawings = await Promise.all(flagKeys.map(drawFlag));
    expect(new Set(drawings).size).toBe(flagKeys.length);
  });

  it.each([
    ['us', 'usa'],
    ['nz', 'new zealand'],
  ])('draws for the code %s the flag of %s', async (code, key) => {
    expect(await drawFlag(code)).toBe(await drawFlag(key));
  });

  it.each(['France', 'united states', '', 'USA', 'constructor'])(
    'draws nothing for "%s"',
    async (country) => {
      expect(await drawFlag(country)).toBe('');
    },
  );
});
