import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRecorder, refusal } from '../../testing/fake-recorder.ts';
import { rendered } from '../../testing/mount.ts';
import { createRecorder, type RecorderState } from './recorder.ts';

/** A recorder beside faked devices, and what it has reported. */
function open(options?: Parameters<typeof fakeRecorder>[0]) {
  const devices = fakeRecorder(options);
  const states: RecorderState[] = [];
  const recorder = createRecorder((state) => states.push(state));
  return {
    ...devices,
    states,
    names: () => states.map(({ name }) => name),
    ...recorder,
    start: (more: { limitMs?: number; hasVideo?: boolean } = {}) =>
      recorder.start({ limitMs: 45_000, ...more }),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('createRecorder', () => {
  beforeEach(() => void vi.useFakeTimers());

  it.each([false, true])(
    'asks for what is needed once it is started, with hasVideo %s',
    async (hasVideo) => {
      const { asked, start } = open();
      expect(asked).toEqual([]);
      await start({ hasVideo });
      expect(asked).toEqual([{ audio: true, video: hasVideo }]);
    },
  );

  it('stops by itself at the limit and lets the device go', async () => {
    const { running, names, states, start } = open();
    await start();
    await pass(44_999);
    expect(names()).toEqual(['asking', 'recording']);
    expect(running.size).toBe(1);
    await pass(1);
    const blob = { size: 9, type: 'audio/webm' };
    expect(states.at(-1)).toMatchObject({
      name: 'recorded',
      recording: { durationMs: 45_000, blob },
    });
    expect(running.size).toBe(0);
  });

  it('stops at stop(), once', async () => {
    const { states, start, stop } = open();
    await start();
    await pass(3000);
    stop();
    stop();
    await rendered();
    const recording = { durationMs: 3000, isCutShort: false };
    expect(states.at(-1)).toMatchObject({ name: 'recorded', recording });
    await pass(60_000);
    expect(states).toHaveLength(3);
  });

  it.each([
    ['recorded', 9],
    ['failed', 0],
  ])(
    'is %s with %i bytes where the recorder never says that it has stopped',
    async (name, size) => {
      const { running, states, names, start, stop } = open({ size, saysStop: false });
      await start();
      await pass(3000);
      stop();
      await pass(4000);
      // An impatient second press.
      stop();
      expect(names()).toEqual(['asking', 'recording']);
      await pass(1000);
      expect(states.at(-1)).toMatchObject({
        name,
        ...(size && { recording: { durationMs: 3000, blob: { size } } }),
      });
      expect(running.size).toBe(0);
    },
  );

  it('keeps what there is of a microphone that is unplugged midway, and says so', async () => {
    const { running, states, start, unplug } = open();
    await start();
    await pass(3000);
    unplug();
    await rendered();
    const recording = { durationMs: 3000, isCutShort: true, blob: { size: 9 } };
    expect(states.at(-1)).toMatchObject({ name: 'recorded', recording });
    expect(running.size).toBe(0);
  });

  it('gives a recording up without a result', async () => {
    const { running, names, start, cancel } = open();
    await start();
    cancel();
    await pass(60_000);
    expect(names()).toEqual(['asking', 'recording', 'idle']);
    expect(running.size).toBe(0);
  });

  it('drops a permission that is given after it was given up', async () => {
    let allow = () => {};
    const access = () => new Promise<void>((resolve) => (allow = resolve));
    const { running, names, start, cancel } = open({ access });
    const started = start();
    cancel();
    allow();
    await started;
    expect(names()).toEqual(['asking', 'idle']);
    expect(running.size).toBe(0);
  });

  it('is refused as the browser says, or where it cannot record', async () => {
    const denied = open({ access: () => Promise.reject(refusal('NotAllowedError')) });
    await denied.start();
    expect(denied.states.at(-1)).toEqual({ name: 'refused', errorName: 'NotAllowedError' });
    const other = open();
    vi.stubGlobal('MediaRecorder', undefined);
    await other.start();
    expect(other.states.at(-1)).toEqual({ name: 'refused', errorName: null });
  });

  it('fails without a device left on when the recorder throws', async () => {
    const { running, states, start } = open();
    const throwAlways = () => {
      throw new Error('no recorder');
    };
    vi.stubGlobal('MediaRecorder', Object.assign(throwAlways, { isTypeSupported: () => true }));
    await start();
    expect(states.at(-1)).toEqual({ name: 'failed' });
    expect(running.size).toBe(0);
  });

  it('fails when nothing was recorded', async () => {
    const { states, start } = open({ size: 0 });
    await start({ limitMs: 1000 });
    await pass(1000);
    expect(states.at(-1)).toEqual({ name: 'failed' });
  });

  it.each([
    ['Ogg for the voice, the only sound of Firefox with its length', false, '', 'audio/ogg'],
    ['WebM for a picture', true, '', 'video/webm'],
    ['MP4 on Safari, which plays its own WebM badly', false, 'Apple Computer, Inc.', 'audio/mp4'],
  ])('writes %s', async (_, hasVideo, vendor, type) => {
    const { states, start } = open();
    Object.assign(navigator, { vendor });
    MediaRecorder.isTypeSupported = (asked) => !!vendor || !asked.endsWith('/mp4');
    await start({ limitMs: 1000, hasVideo });
    await pass(1000);
    expect(states.at(-1)).toMatchObject({ recording: { blob: { type } } });
  });
});
