import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { Flag, flagKeys } from './flag.tsx';
import { Globe } from './globe.tsx';
import { Scene, type SceneName } from './scenes/scene.tsx';

const LIMIT_BYTES = 6000;

const scenes: readonly SceneName[] = [
  'canada',
  'usa',
  'australia',
  'uk',
  'germany',
  'ireland',
  'new-zealand',
  'campus',
  'desk',
  'passport',
  'arizona',
  'exam',
  'savings',
  'winter',
];

async function draw(picture: ReactElement) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(picture);
  await rendered();
  return place.innerHTML;
}

const drawings: [string, ReactElement][] = [
  ['the globe', <Globe key="globe" />],
  ...scenes.map((name): [string, ReactElement] => [
    `the scene ${name}`,
    <Scene key={name} name={name} />,
  ]),
  ...flagKeys.map((key): [string, ReactElement] => [
    `the flag of ${key}`,
    <Flag key={key} country={key} />,
  ]),
];

describe('every drawing', () => {
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it.each(drawings)('%s is an SVG of at most 6 kB that loads nothing', async (_, picture) => {
    const markup = await draw(picture);
    expect(markup).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(markup.length).toBeGreaterThan(100);
    expect(new TextEncoder().encode(markup).length).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(markup).not.toMatch(/<image|href=|url\((?!#)/);
  });
});
