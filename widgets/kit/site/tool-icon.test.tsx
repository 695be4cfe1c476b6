import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { toolCategories, tools } from '../../content/tools.ts';
import { rendered } from '../../testing/mount.ts';
import { ToolIcon } from './tool-icon.tsx';

async function drawIcon(name: string) {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(createElement(ToolIcon, { name, colour: '#0f766e' }));
  await rendered();
  return place.firstElementChild as SVGElement;
}

describe('ToolIcon', () => {
  it.each([...tools, ...toolCategories])('draws "$icon" for $id', async ({ icon }) => {
    const drawing = await drawIcon(icon);
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
    expect(drawing.querySelector('g svg')?.childElementCount).toBeGreaterThan(0);
  });

  it('draws an empty tile for a name it does not know', async () => {
    expect((await drawIcon('unheard-of')).querySelector('g')?.childElementCount).toBe(0);
  });
});
