import { vi } from 'vitest';

interface FakeTrack extends EventTarget {
  readyState: MediaStreamTrackState;
  stop(): void;
}

/**
 * Replaces microphone, camera and MediaRecorder. `tracks` are those handed out, `running` the
 * number that still run, and `asked` the constraints passed to getUserMedia.
 *
 * @param access Awaited by getUserMedia, which fails if it rejects; nothing unless given.
 * @param size Bytes of a recording.
 * @param saysStop Whether a recorder fires `stop`, as nearly all do.
 */
export function fakeRecorder({ access, size = 9, saysStop = true }: FakeOptions = {}) {
  const running = new Set<FakeTrack>();
  const asked: MediaStreamConstraints[] = [];
  const openStream = () => {
    const track: FakeTrack = Object.assign(new EventTarget(), {
      readyState: 'live' as const,
      stop: () => running.delete(track),
    });
    running.add(track);
    const all = { getTracks: () => [track], getAudioTracks: () => [track] };
    // A real one, because a video element accepts nothing else.
    return Object.assign(new MediaStream(), all as unknown as Partial<MediaStream>);
  };

  class FakeMediaRecorder {
    static isTypeSupported = (type: string) => type.endsWith('/webm');
    state = 'inactive';
    mimeType: string;
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    onstop: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(_stream: MediaStream, { mimeType = '' }: MediaRecorderOptions) {
      this.mimeType = mimeType;
    }
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      queueMicrotask(() => {
        this.ondataavailable?.({ data: new Blob(['x'.repeat(size)]) });
        if (saysStop) this.onstop?.();
      });
    }
  }

  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  const mediaDevices = {
    async getUserMedia(wanted: MediaStreamConstraints) {
      asked.push(wanted);
      await access?.(wanted);
      return openStream();
    },
  };
  vi.stubGlobal('navigator', { vendor: '', mediaDevices });
  return {
    running,
    asked,
    /** Pulls the plug. */
    unplug() {
      for (const track of running) {
        track.readyState = 'ended';
        track.dispatchEvent(new Event('ended'));
      }
    },
  };
}

/** The error of getUserMedia. happy-dom's DOMException is no Error of the test's realm. */
export function refusal(name: string): Error {
  return Object.assign(new Error(), { name });
}

interface FakeOptions {
  access?: (wanted: MediaStreamConstraints) => Promise<unknown>;
  size?: number;
  saysStop?: boolean;
}
