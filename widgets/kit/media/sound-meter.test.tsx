import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoundMeter } from './sound-meter.tsx';

let loudness = 0;

let state: AudioContextState = 'running';
const track = { muted: false };
const resume = vi.fn(async () => {});

class FakeContext {
  get state() {
    return state;
  }
  resume = resume;
  createMediaStreamSource = () => ({ connect: () => {} });
  close = async () => {};
}
class FakeAnalyser {
  getFloatTimeDomainData = (samples: Float32Array) => samples.fill(loudness);
}

describe('<SoundMeter>', () => {
  let root: Root;
  const box = document.createElement('div');
  const draw = async () => {
    root = createRoot(box);
    const stream = Object.assign(new MediaStream(), { getAudioTracks: () => [track] });
    root.render(<SoundMeter stream={stream as never} />);
    await vi.advanceTimersByTimeAsync(50);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    loudness = 0;
    state = 'running';
    track.muted = false;
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('AnalyserNode', FakeAnalyser);
  });
  afterEach(async () => {
    root.unmount();
    await vi.advanceTimersByTimeAsync(50);
  });

  it('moves with the voice, says that it is heard, and leaves no timer', async () => {
    await draw();
    loudness = 0.1;
    await vi.advanceTimersByTimeAsync(200);
    expect(Number(box.querySelector('rect')?.getAttribute('width'))).toBeCloseTo(2 / 3);
    expect(box.querySelector('[role=status]')?.textContent).toBe('Your microphone works.');
    root.unmount();
    await vi.advanceTimersByTimeAsync(50);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says no longer that it is heard, once it is muted or silent, and again once it is heard', async () => {
    await draw();
    loudness = 0.1;
    await vi.advanceTimersByTimeAsync(2000);
    expect(box.textContent).toBe('Your microphone works.');
    track.muted = true;
    loudness = 0;
    await vi.advanceTimersByTimeAsync(200);
    expect(box.textContent).toBe('The microphone is muted, so there is no sound.');
    track.muted = false;
    await vi.advanceTimersByTimeAsync(9000);
    expect(box.textContent).toContain('No sound any more.');
    loudness = 0.1;
    await vi.advanceTimersByTimeAsync(200);
    expect(box.textContent).toBe('Your microphone works.');
  });

  it('says nothing while the system suspends it, and has it resumed', async () => {
    state = 'suspended';
    await draw();
    await vi.advanceTimersByTimeAsync(5000);
    expect(box.textContent).toBe('');
    expect(resume).toHaveBeenCalled();
    state = 'running';
    await vi.advanceTimersByTimeAsync(2000);
    expect(box.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1300);
    expect(box.textContent).toContain('No sound yet.');
  });

  it('shows nothing where the browser cannot measure it', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await draw();
    expect(box.innerHTML).toBe('');
  });
});
