import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeSpeech } from '../../testing/fake-speech.ts';
import { type SpeechEnd, speak } from './speak.ts';

function say(text: string) {
  const ends: SpeechEnd[] = [];
  const stop = speak(text, { rate: 0.9, onEnd: (end) => ends.push(end) });
  return { stop, ends };
}

describe('speak', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.runOnlyPendingTimers();
  });

  it('says a text to its end', () => {
    const speech = fakeSpeech();
    const { ends } = say('abundant');
    expect(speech.said).toEqual(['abundant']);
    expect(ends).toEqual([]);
    speech.finish();
    expect(ends).toEqual(['finished']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['American English as Android writes it', ['en_GB', 'en_US'], 'en_US'],
    ['other English', ['de-DE', 'en-IN'], 'en-IN'],
  ])('prefers %s', (_, langs, lang) => {
    const speech = fakeSpeech({
      voices: langs.map((each) => ({ lang: each, localService: true })),
    });
    say('abundant');
    expect(speech.utterances[0]).toMatchObject({ lang, rate: 0.9, pitch: 1, voice: { lang } });
  });

  it('hands no text to remote voices, or to those of another language', () => {
    const remote = { lang: 'en-US', localService: false };
    const speech = fakeSpeech({ voices: [remote, { lang: 'hi-IN', localService: true }] });
    const { ends } = say('abundant');
    vi.advanceTimersByTime(60_000);
    expect(speech.said).toEqual([]);
    expect(ends).toEqual(['unavailable']);
  });

  it.each(['speechSynthesis', 'SpeechSynthesisUtterance'])(
    'is unavailable in a browser without %s',
    (missing) => {
      fakeSpeech();
      vi.stubGlobal(missing, undefined);
      expect(say('abundant').ends).toEqual(['unavailable']);
    },
  );

  it('waits for a list of voices that comes late', () => {
    const speech = fakeSpeech({ voices: [] });
    say('abundant');
    vi.advanceTimersByTime(1000);
    expect(speech.said).toEqual([]);
    speech.listVoices([{ lang: 'en-US', localService: true }]);
    expect(speech.said).toEqual(['abundant']);
  });

  it.each([
    ['never lists a voice', [] as { lang: string; localService: boolean }[]],
    ['has a voice that never begins', [{ lang: 'en-US', localService: true }]],
  ])('gives up after 5 s on a browser that %s', (_, voices) => {
    const speech = fakeSpeech({ voices });
    const { ends } = say('abundant');
    vi.advanceTimersByTime(4999);
    expect(ends).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ends).toEqual(['unavailable']);
    speech.listVoices([{ lang: 'en-US', localService: true }]);
    expect(speech.said.length).toBe(voices.length);
  });

  it('stops, once', () => {
    const speech = fakeSpeech();
    const { stop, ends } = say('abundant');
    stop();
    stop();
    expect(speech.cancel).toHaveBeenCalledOnce();
    expect(ends).toEqual(['interrupted']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is interrupted by the next text, which its stop leaves alone', () => {
    const speech = fakeSpeech();
    const first = say('abundant');
    const second = say('adjacent');
    expect(first.ends).toEqual(['interrupted']);
    first.stop();
    speech.finish();
    expect(second.ends).toEqual([]);
    speech.finish();
    expect(second.ends).toEqual(['finished']);
  });

  it.each([
    ['canceled', 'interrupted'],
    ['synthesis-failed', 'unavailable'],
  ])('ends after the error %s as %s, and cancels nothing', (error, end) => {
    const speech = fakeSpeech();
    const { ends } = say('abundant');
    speech.utterances[0]?.onerror?.({ error } as SpeechSynthesisErrorEvent);
    expect(ends).toEqual([end]);
    expect(speech.cancel).not.toHaveBeenCalled();
  });

  it('clears what an earlier page left unsaid', () => {
    const speech = fakeSpeech({ isSpeaking: true });
    say('abundant');
    expect(speech.cancel).toHaveBeenCalledOnce();
  });
});
