import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRecorder, refusal } from '../../testing/fake-recorder.ts';
import { rendered } from '../../testing/mount.ts';
import { createRecorder, type RecorderState } from './recorder.ts';

function watch() {
  const states: RecorderState[] = [];
  const recorder = createRecorder((state) => states.push(state));
  return { recorder, states, names: () => states.map(({ name }) => name) };
}

describe('createRecorder', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('asks for nothing before it is started', () => {
    const { asked } = fakeRecorder();
    watch();
    expect(asked).toEqual([]);
  });

  it.each([
    [undefined, { audio: true, video: false }],
    [true, { audio: true, video: true }],
  ])('asks for what is needed with hasVideo %s', async (hasVideo, wanted) => {
    const { asked } = fakeRecorder();
    await watch().recorder.start({ limitMs: 1000, ...(hasVideo && { hasVideo }) });
    expect(asked).toEqual([wanted]);
  });

  it('stops by itself at the limit and lets the device go', async () => {
    const { running } = fakeRecorder();
    const { recorder, states, names } = watch();
    await recorder.start({ limitMs: 45_000 });
    await vi.advanceTimersByTimeAsync(44_999);
    expect(names()).toEqual(['asking', 'recording']);
    expect(running.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toMatchObject({
      name: 'recorded',
      recording: { durationMs: 45_000, blob: { size: 9, type: 'audio/webm' } },
    });
    expect(running.size).toBe(0);
  });

  it('stops when it is told to', async () => {
    fakeRecorder();
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 45_000 });
    await vi.advanceTimersByTimeAsync(3000);
    recorder.stop();
    recorder.stop();
    await rendered();
    expect(states.at(-1)).toMatchObject({
      name: 'recorded',
      recording: { durationMs: 3000, isCutShort: false },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states).toHaveLength(3);
  });

  it.each([
    ['recorded', 9],
    ['failed', 0],
  ])(
    'is %s with %i bytes where the recorder never says that it has stopped',
    async (name, size) => {
      const { running } = fakeRecorder({ size, saysStop: false });
      const { recorder, states, names } = watch();
      await recorder.start({ limitMs: 45_000 });
      await vi.advanceTimersByTimeAsync(3000);
      recorder.stop();
      await vi.advanceTimersByTimeAsync(4000);
      // An impatient second press.
      recorder.stop();
      expect(names()).toEqual(['asking', 'recording']);
      await vi.advanceTimersByTimeAsync(1000);
      expect(states.at(-1)).toMatchObject({
        name,
        ...(size && { recording: { durationMs: 3000, blob: { size } } }),
      });
      expect(running.size).toBe(0);
    },
  );

  it('keeps what there is of a microphone that is unplugged midway, and says so', async () => {
    const { running, unplug } = fakeRecorder();
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 45_000 });
    await vi.advanceTimersByTimeAsync(3000);
    unplug();
    await rendered();
    expect(states.at(-1)).toMatchObject({
      name: 'recorded',
      recording: { durationMs: 3000, isCutShort: true, blob: { size: 9 } },
    });
    expect(running.size).toBe(0);
  });

  it('gives a recording up without a result', async () => {
    const { running } = fakeRecorder();
    const { recorder, names } = watch();
    await recorder.start({ limitMs: 45_000 });
    recorder.cancel();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(names()).toEqual(['asking', 'recording', 'idle']);
    expect(running.size).toBe(0);
  });

  it('drops a permission that is given after it was given up', async () => {
    let allow: (value?: unknown) => void = () => {};
    const { running } = fakeRecorder({
      access: () =>
        new Promise((resolve) => {
          allow = resolve;
        }),
    });
    const { recorder, names } = watch();
    const started = recorder.start({ limitMs: 45_000 });
    recorder.cancel();
    allow();
    await started;
    expect(names()).toEqual(['asking', 'idle']);
    expect(running.size).toBe(0);
  });

  it.each(['NotAllowedError', 'NotFoundError'])('is refused with %s', async (name) => {
    fakeRecorder({ access: () => Promise.reject(refusal(name)) });
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000 });
    expect(states.at(-1)).toEqual({ name: 'refused', errorName: name });
  });

  it('is refused where the browser cannot record', async () => {
    fakeRecorder();
    vi.stubGlobal('MediaRecorder', undefined);
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000 });
    expect(states.at(-1)).toEqual({ name: 'refused', errorName: null });
  });

  it('fails without a device left on when the recorder throws', async () => {
    const { running } = fakeRecorder();
    vi.stubGlobal('MediaRecorder', Object.assign(throwAlways, { isTypeSupported: () => true }));
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000 });
    expect(states.at(-1)).toEqual({ name: 'failed' });
    expect(running.size).toBe(0);
  });

  it('fails when nothing was recorded', async () => {
    fakeRecorder({ size: 0 });
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toEqual({ name: 'failed' });
  });

  it.each([
    [
      'Ogg for the voice alone, the only sound of Firefox that carries its length',
      false,
      'audio/ogg',
    ],
    ['WebM for a picture', true, 'video/webm'],
  ])('writes %s', async (_, hasVideo, type) => {
    fakeRecorder();
    MediaRecorder.isTypeSupported = (asked) => !asked.endsWith('/mp4');
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000, hasVideo });
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ recording: { blob: { type } } });
  });

  it('prefers MP4 on Safari, which plays its own WebM badly', async () => {
    fakeRecorder();
    Object.assign(navigator, { vendor: 'Apple Computer, Inc.' });
    MediaRecorder.isTypeSupported = () => true;
    const { recorder, states } = watch();
    await recorder.start({ limitMs: 1000 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(states.at(-1)).toMatchObject({ recording: { blob: { type: 'audio/mp4' } } });
  });
});

function throwAlways(): never {
  throw new Error('no recorder');
}
