/** The used part of the browser's speech recognition, which TypeScript has no types for yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  processLocally: boolean;
  start(track: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

interface RecognitionClass {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: true }): Promise<string>;
}

interface ResultEvent extends Event {
  results: Iterable<ArrayLike<{ transcript: string }>>;
}

/** How the visitor is likely to speak English, the likeliest first. */
const LANGUAGES = ['en-IN', 'en-GB', 'en-US'];

/** How long to wait for the last words after a recording ends. */
const PATIENCE_MS = 1000;

export interface Transcription {
  /** The words; null where they could be had only by sending the voice to a server. */
  finish(): Promise<string | null>;
  cancel(): void;
}

/**
 * Transcribes a recording if the browser can do so on the device and already has the language: nothing
 * is sent to a server and nothing is downloaded.
 */
export function transcribeLocally(stream: MediaStream): Transcription {
  let transcript: string | null = null;
  let isOver = false;
  let recognition: Recognition | null = null;
  let announceEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    announceEnd = resolve;
  });

  async function listen() {
    const [track] = stream.getAudioTracks();
    const opened = await openRecognition();
    if (!opened || !track || isOver) return announceEnd();
    recognition = opened;
    opened.addEventListener('result', (event) => {
      transcript = readTranscript(event as ResultEvent);
    });
    opened.addEventListener('end', () => announceEnd());
    transcript = '';
    opened.start(track);
  }
  // A failure here costs the pace, not the recording.
  listen().catch(() => {
    transcript = null;
    announceEnd();
  });

  return {
    async finish() {
      isOver = true;
      recognition?.stop();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const patience = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, PATIENCE_MS);
      });
      await Promise.race([recognition ? ended : undefined, patience]);
      clearTimeout(timer);
      recognition?.abort();
      return transcript;
    },
    cancel() {
      isOver = true;
      recognition?.abort();
    },
  };
}

/** A recognition that works on the device, or null. */
async function openRecognition(): Promise<Recognition | null> {
  const { SpeechRecognition } = globalThis as { SpeechRecognition?: RecognitionClass };
  // A browser without this property would send the voice to its maker's server.
  if (!SpeechRecognition?.available || !('processLocally' in SpeechRecognition.prototype)) {
    return null;
  }
  for (const lang of LANGUAGES) {
    const state = await SpeechRecognition.available({ langs: [lang], processLocally: true });
    if (state !== 'available') continue;
    const settings = { lang, continuous: true, processLocally: true };
    return Object.assign(new SpeechRecognition(), settings);
  }
  return null;
}

function readTranscript({ results }: ResultEvent): string {
  return [...results].map((result) => result[0]?.transcript ?? '').join(' ');
}
