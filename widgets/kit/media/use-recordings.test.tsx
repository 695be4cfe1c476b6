import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rendered } from '../../testing/mount.ts';
import { useRecordings } from './use-recordings.ts';

type Recordings = ReturnType<typeof useRecordings>;

/** The hook in a component; `now` gives what it returned last. */
async function open() {
  let latest: Recordings;
  const Tool = () => {
    latest = useRecordings();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  root.render(createElement(Tool));
  await rendered();
  return { now: () => latest, leave: () => root.unmount() };
}

const voice = new Blob(['x'], { type: 'audio/webm' });
const video = new Blob(['x'], { type: 'video/webm' });

describe('useRecordings', () => {
  let revoked: string[];

  beforeEach(() => {
    revoked = [];
    let made = 0;
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      made += 1;
      return `blob:${made}`;
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => revoked.push(url));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('keeps recordings by id, also two between renders', async () => {
    const { now } = await open();
    const { keep } = now();
    keep('one', voice);
    keep('two', video);
    keep('three', voice, true);
    await rendered();
    expect(now().recordings).toEqual({
      one: { url: 'blob:1', hasVideo: false, isSimulated: false },
      two: { url: 'blob:2', hasVideo: true, isSimulated: false },
      three: { url: 'blob:3', hasVideo: false, isSimulated: true },
    });
    expect(revoked).toEqual([]);
  });

  it('frees what is replaced, removed or cleared, and all when the tool leaves the page', async () => {
    const { now, leave } = await open();
    for (const id of ['one', 'one', 'two']) now().keep(id, voice);
    now().remove('one');
    now().remove('never-kept');
    expect(revoked).toEqual(['blob:1', 'blob:2']);
    now().clear();
    await rendered();
    expect(now().recordings).toEqual({});
    now().keep('three', voice);
    leave();
    await rendered();
    expect(revoked).toEqual(['blob:1', 'blob:2', 'blob:3', 'blob:4']);
  });
});
