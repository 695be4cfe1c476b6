import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transcribeLocally } from './transcribe-locally.ts';

const track = {};
const stream = { getAudioTracks: () => [track] } as unknown as MediaStream;
const settled = () => vi.advanceTimersByTimeAsync(0);

/** A recognition in place of the browser's, whose language models are in these states. */
function stubRecognition(states: Record<string, string>) {
  const opened: StubRecognition[] = [];
  const asked: object[] = [];

  class StubRecognition extends EventTarget {
    static async available(options: { langs: string[] }) {
      asked.push(options);
      return states[options.langs[0] ?? ''] ?? 'unavailable';
    }
    lang = '';
    processLocally = false;
    isOver = false;
    started: unknown;
    constructor() {
      super();
      opened.push(this);
    }
    start(source: unknown) {
      this.started = { source, processLocally: this.processLocally, lang: this.lang };
    }
    stop() {}
    abort() {
      this.isOver = true;
    }
    hear(...phrases: string[]) {
      const results = phrases.map((transcript) => [{ transcript }]);
      this.dispatchEvent(Object.assign(new Event('result'), { results }));
    }
  }
  Object.defineProperty(StubRecognition.prototype, 'processLocally', {
    value: false,
    writable: true,
  });
  vi.stubGlobal('SpeechRecognition', StubRecognition);
  return { opened, asked };
}

describe('transcribeLocally', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('hears the track on the device, in the first language that is there', async () => {
    const { opened, asked } = stubRecognition({ 'en-GB': 'available', 'en-US': 'available' });
    const hearing = transcribeLocally(stream);
    await settled();
    expect(opened.map(({ started }) => started)).toEqual([
      { source: track, processLocally: true, lang: 'en-GB' },
    ]);
    expect(asked).toEqual([
      { langs: ['en-IN'], processLocally: true },
      { langs: ['en-GB'], processLocally: true },
    ]);
    opened[0]?.hear('I compared', 'six courses');
    const heard = hearing.finish();
    opened[0]?.hear('I compared', 'six courses in water');
    opened[0]?.dispatchEvent(new Event('end'));
    expect(await heard).toBe('I compared six courses in water');
    expect(opened[0]?.isOver).toBe(true);
  });

  it.each(['unavailable', 'downloadable'])(
    'hears nothing where the language is %s, and downloads nothing',
    async (state) => {
      const { opened } = stubRecognition({ 'en-IN': state, 'en-GB': state, 'en-US': state });
      const hearing = transcribeLocally(stream);
      await settled();
      expect(opened).toEqual([]);
      expect(await hearing.finish()).toBeNull();
    },
  );

  it('hears nothing in a browser that may send the voice to a server', async () => {
    const start = vi.fn();
    class Remote extends EventTarget {
      start = start;
    }
    vi.stubGlobal('SpeechRecognition', Remote);
    vi.stubGlobal('webkitSpeechRecognition', Remote);
    const hearing = transcribeLocally(stream);
    await settled();
    expect(await hearing.finish()).toBeNull();
    expect(start).not.toHaveBeenCalled();
  });

  it('waits one second for the last words, no longer', async () => {
    const { opened } = stubRecognition({ 'en-IN': 'available' });
    const hearing = transcribeLocally(stream);
    await settled();
    opened[0]?.hear('I compared');
    const heard = hearing.finish();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await heard).toBe('I compared');
  });

  it('never starts after it was cancelled', async () => {
    const { opened } = stubRecognition({ 'en-IN': 'available' });
    transcribeLocally(stream).cancel();
    await settled();
    expect(opened.every(({ started }) => started === undefined)).toBe(true);
  });
});
