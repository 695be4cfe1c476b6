/**
 * A recording that is over. It lives in memory alone: make an address for its player with
 * `URL.createObjectURL(blob)` and revoke that address when the player goes.
 */
export interface Recording {
  blob: Blob;
  /** Milliseconds from the moment the device was there until the stop. */
  durationMs: number;
  /** The device went away in the middle, such as a microphone that was unplugged. */
  isCutShort: boolean;
}

/**
 * What a recorder does. `asking`: the browser asks the visitor for the device. `refused`: there is
 * no device, no permission or no support, so a simulation takes over; `errorName` is that of
 * getUserMedia's error, null where the browser cannot record at all. `failed`: the device was
 * there, and recording broke off without a result.
 */
export type RecorderState =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording'; stream: MediaStream }
  | { name: 'recorded'; recording: Recording }
  | { name: 'refused'; errorName: string | null }
  | { name: 'failed' };

export interface RecordingOptions {
  /** After this many milliseconds the recording stops by itself. */
  limitMs: number;
  /** The camera too; the microphone alone unless set. */
  hasVideo?: boolean;
}

export interface Recorder {
  /** Call it in a click. What was under way is given up without a result. */
  start(options: RecordingOptions): Promise<void>;
  /** Ends the recording; `recorded` follows a moment later. Without a recording nothing happens. */
  stop(): void;
  /**
   * Back to `idle` at once, without a result: the device is let go, and a permission that is still
   * to be answered comes to nothing. Also what a view does when it leaves the page.
   */
  cancel(): void;
}

interface Session {
  media: MediaRecorder;
  stream: MediaStream;
  limit: ReturnType<typeof setTimeout>;
}

/** Records microphone and camera. Nothing is asked for before `start`, and nothing leaves the tab. */
export function createRecorder(report: (state: RecorderState) => void): Recorder {
  // Only the answers to the latest start count.
  let latest = {};
  let session: Session | undefined;

  const close = () => {
    latest = {};
    if (!session) return;
    const { media, stream, limit } = session;
    session = undefined;
    clearTimeout(limit);
    media.onstop = null;
    media.onerror = null;
    if (media.state !== 'inactive') media.stop();
    release(stream);
  };
  const end = (state: RecorderState) => {
    close();
    report(state);
  };
  const stop = () => {
    if (session && session.media.state !== 'inactive') session.media.stop();
  };

  return {
    async start({ limitMs, hasVideo = false }) {
      close();
      const own = latest;
      report({ name: 'asking' });
      const { stream, errorName } = await openDevice(hasVideo);
      if (own !== latest) return release(stream);
      if (!stream) return end({ name: 'refused', errorName });
      try {
        const media = record(stream, hasVideo, end);
        session = { media, stream, limit: setTimeout(stop, limitMs) };
        report({ name: 'recording', stream });
      } catch {
        release(stream);
        end({ name: 'failed' });
      }
    },
    stop,
    cancel: () => end({ name: 'idle' }),
  };
}

type Device = { stream: MediaStream; errorName: null } | { stream: null; errorName: string | null };

async function openDevice(hasVideo: boolean): Promise<Device> {
  // Neither exists on a page that was not loaded over HTTPS.
  if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
    return { stream: null, errorName: null };
  }
  try {
    const wanted = { audio: true, video: hasVideo };
    return { stream: await navigator.mediaDevices.getUserMedia(wanted), errorName: null };
  } catch (error) {
    return { stream: null, errorName: error instanceof Error ? error.name : null };
  }
}

function record(stream: MediaStream, hasVideo: boolean, end: (state: RecorderState) => void) {
  const mimeType = chooseType(hasVideo);
  const media = new MediaRecorder(stream, mimeType ? { mimeType } : {});
  const chunks: Blob[] = [];
  const startedAtMs = performance.now();
  media.ondataavailable = ({ data }) => chunks.push(data);
  media.onerror = () => end({ name: 'failed' });
  media.onstop = () => {
    const durationMs = performance.now() - startedAtMs;
    const blob = new Blob(chunks, { type: media.mimeType });
    const isCutShort = stream.getTracks().some(({ readyState }) => readyState === 'ended');
    const recording = { blob, durationMs, isCutShort };
    end(blob.size > 0 ? { name: 'recorded', recording } : { name: 'failed' });
  };
  media.start();
  // By itself it would go on, silent, with a camera that is still there.
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', () => media.state !== 'inactive' && media.stop());
  }
  return media;
}

/**
 * A type that this browser can write and surely play. Firefox writes sound without a length into
 * WebM and with one into Ogg, which no other browser writes; Safari plays its own WebM badly.
 */
function chooseType(hasVideo: boolean): string | undefined {
  const types = hasVideo ? ['video/webm', 'video/mp4'] : ['audio/ogg', 'audio/webm', 'audio/mp4'];
  if (navigator.vendor.startsWith('Apple')) types.reverse();
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
