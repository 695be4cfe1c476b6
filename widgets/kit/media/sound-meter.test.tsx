import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoundMeter } from './sound-meter.tsx';

let loudness = 0;
const closed = vi.fn();

class FakeContext {
  createMediaStreamSource = () => ({ connect: () => {} });
  close = async () => closed();
}
class FakeAnalyser {
  getFloatTimeDomainData = (samples: Float32Array) => samples.fill(loudness);
}

describe('<SoundMeter>', () => {
  let root: Root;
  const box = document.createElement('div');
  const draw = async () => {
    root = createRoot(box);
    root.render(<SoundMeter stream={new MediaStream()} />);
    await vi.advanceTimersByTimeAsync(50);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    loudness = 0;
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('AnalyserNode', FakeAnalyser);
  });
  afterEach(async () => {
    root.unmount();
    await vi.advanceTimersByTimeAsync(50);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('moves with the voice, and says that it is heard', async () => {
    await draw();
    loudness = 0.1;
    await vi.advanceTimersByTimeAsync(200);
    expect(Number(box.querySelector('rect')?.getAttribute('width'))).toBeCloseTo(2 / 3);
    expect(box.querySelector('[role=status]')?.textContent).toBe('Your microphone hears you.');
  });

  it('says after three seconds of silence that nothing is heard', async () => {
    await draw();
    await vi.advanceTimersByTimeAsync(2000);
    expect(box.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1200);
    expect(box.textContent).toContain('Nothing is heard yet.');
  });

  it('lets go of the sound with the view', async () => {
    await draw();
    closed.mockClear();
    root.unmount();
    await vi.advanceTimersByTimeAsync(50);
    expect(closed).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows nothing where the browser cannot measure it', async () => {
    vi.stubGlobal('AudioContext', undefined);
    await draw();
    expect(box.innerHTML).toBe('');
  });
});
