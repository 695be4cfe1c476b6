/**
 * A finished recording, in memory only: make an address for its player with
 * `URL.createObjectURL(blob)` and revoke it together with the player.
 */
export interface Recording {
  blob: Blob;
  /** Milliseconds from the start of the device to the stop. */
  durationMs: number;
  /** The device was lost midway, such as a microphone that was unplugged. */
  isCutShort: boolean;
}

/**
 * The state of a recorder. `asking`: the browser asks the visitor for permission. `refused`: no
 * device, permission or support, so a simulation takes over; `errorName` is that of getUserMedia's
 * error, null if the browser cannot record at all. `failed`: the device was there, but the
 * recording broke off without a result.
 */
export type RecorderState =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'recording'; stream: MediaStream }
  | { name: 'recorded'; recording: Recording }
  | { name: 'refused'; errorName: string | null }
  | { name: 'failed' };

interface RecordingOptions {
  /** The recording stops by itself after this many milliseconds. */
  limitMs: number;
  /** Records the camera as well as the microphone. */
  hasVideo?: boolean;
}

interface Recorder {
  /** Call it in a click handler. A recording under way is dropped without a result. */
  start(options: RecordingOptions): Promise<void>;
  /**
   * Ends the recording; `recorded` or `failed` follows a moment later, after five seconds at most. Does
   * nothing without a recording.
   */
  stop(): void;
  /**
   * Returns to `idle` at once, without a result: the device is released and a pending permission is
   * ignored. Views also call it on unmounting.
   */
  cancel(): void;
}

interface Session {
  media: MediaRecorder;
  stream: MediaStream;
  /** Until the recording is stopped, then until it ends without the device's answer. */
  timer: ReturnType<typeof setTimeout>;
  /** Ends the recording with what the device has delivered; the last `waitedMs` are no part of it. */
  finish(waitedMs: number): void;
  isStopping?: boolean;
}

/** A recorder in a bad state never says that it has stopped. */
const STOP_WAIT_MS = 5000;

/** Records microphone and camera. Asks for no permission before `start`; nothing leaves the tab. */
export function createRecorder(report: (state: RecorderState) => void): Recorder {
  // Only the latest start may report.
  let latest = {};
  let session: Session | undefined;

  const close = () => {
    latest = {};
    if (!session) return;
    const { media, stream, timer } = session;
    session = undefined;
    clearTimeout(timer);
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
    if (!session || session.isStopping) return;
    session.isStopping = true;
    clearTimeout(session.timer);
    session.timer = setTimeout(session.finish, STOP_WAIT_MS, STOP_WAIT_MS);
    if (session.media.state !== 'inactive') session.media.stop();
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
        session = { ...record(stream, hasVideo, end), stream, timer: setTimeout(stop, limitMs) };
        // Otherwise it would keep recording silence while the camera is still there.
        for (const track of stream.getTracks()) track.addEventListener('ended', stop);
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
  const finish = (waitedMs: number) => {
    const durationMs = performance.now() - startedAtMs - waitedMs;
    const blob = new Blob(chunks, { type: media.mimeType });
    const isCutShort = stream.getTracks().some(({ readyState }) => readyState === 'ended');
    const recording = { blob, durationMs, isCutShort };
    end(blob.size > 0 ? { name: 'recorded', recording } : { name: 'failed' });
  };
  media.onstop = () => finish(0);
  media.start();
  return { media, finish };
}

/**
 * A type that this browser can write and reliably play. Firefox writes audio to WebM without a
 * length but to Ogg with one; no other browser writes Ogg. Safari plays its own WebM badly.
 */
function chooseType(hasVideo: boolean): string | undefined {
  const types = hasVideo ? ['video/webm', 'video/mp4'] : ['audio/ogg', 'audio/webm', 'audio/mp4'];
  if (navigator.vendor.startsWith('Apple')) types.reverse();
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

function release(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
