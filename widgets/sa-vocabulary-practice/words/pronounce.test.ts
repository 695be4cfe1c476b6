import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSpeech } from '../../testing/fake-speech.ts';
import { pronounce, stopSpeaking } from './pronounce.ts';

const alertText = 'Audio pronunciation of "abundant" would play in production.';

describe('pronounce', () => {
  const alerts = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    alerts.mockClear();
    vi.stubGlobal('alert', alerts);
  });
  afterEach(() => {
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('hands no word to a browser that has only remote voices, and alerts', () => {
    const { said } = fakeSpeech({ voices: [{ lang: 'en-US', localService: false }] });
    pronounce('abundant', false);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    expect(alerts.mock.calls).toEqual([[alertText]]);
  });

  it('alerts when the voice does not begin within 5 s', () => {
    fakeSpeech();
    pronounce('abundant', false);
    vi.advanceTimersByTime(4999);
    expect(alerts).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(alerts.mock.calls).toEqual([[alertText]]);
  });

  it('falls silent without an alert', () => {
    const { cancel } = fakeSpeech();
    pronounce('abundant', false);
    stopSpeaking();
    stopSpeaking();
    expect(cancel).toHaveBeenCalledOnce();
    expect(alerts).not.toHaveBeenCalled();
  });
});
