import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { RecordingPlayer } from './recording-player.tsx';

async function draw(hasVideo: boolean) {
  const box = document.body.appendChild(document.createElement('div'));
  const props = { url: 'blob:x', hasVideo, label: 'Your answer', unplayable: 'Cannot be played.' };
  createRoot(box).render(createElement(RecordingPlayer, props));
  await rendered();
  return box;
}

describe('RecordingPlayer', () => {
  it.each([
    [false, 'AUDIO'],
    [true, 'VIDEO'],
  ])('with hasVideo %s is an element %s with a name', async (hasVideo, name) => {
    const player = (await draw(hasVideo)).firstElementChild;
    expect(player?.tagName).toBe(name);
    expect(player?.getAttribute('aria-label')).toBe('Your answer');
  });

  it('finds the length of a recording that carries none, and goes back to its beginning', async () => {
    const player = (await draw(false)).querySelector('audio') as HTMLAudioElement;
    Object.defineProperty(player, 'duration', { value: Number.POSITIVE_INFINITY });
    Object.defineProperty(player, 'currentTime', { value: 0, writable: true });
    player.dispatchEvent(new Event('loadedmetadata'));
    expect(player.currentTime).toBe(Number.MAX_SAFE_INTEGER);
    player.dispatchEvent(new Event('durationchange'));
    expect(player.currentTime).toBe(0);
  });

  it('says so where the page does not let it play', async () => {
    const box = await draw(false);
    box.querySelector('audio')?.dispatchEvent(new Event('error'));
    await rendered();
    expect(box.textContent).toBe('Cannot be played.');
  });
});
