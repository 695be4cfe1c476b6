import { until } from './frame.ts';

/** Time that a device delivers at once: long enough for many frames of sound, and for several of a film. */
const CHUNK_MS = 100;

/** Watches the microphone and the camera that a page is given from now on. */
export function watchDevices(page: Window & typeof globalThis) {
  const tracks: MediaStreamTrack[] = [];
  let deliveredMs = 0;
  // WebKit may forget what is set on `navigator.mediaDevices` itself.
  const { prototype } = page.MediaDevices;
  const { getUserMedia } = prototype;
  prototype.getUserMedia = async function (constraints) {
    const stream = await getUserMedia.call(this, constraints);
    tracks.push(...stream.getTracks());
    const meter = new page.MediaRecorder(stream);
    meter.ondataavailable = ({ data }) => {
      if (data.size > 0) deliveredMs += CHUNK_MS;
    };
    meter.start(CHUNK_MS);
    return stream;
  };
  return {
    /** How many tracks have not been stopped. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    /** Waits until the devices have delivered so much more, however long that takes them. */
    async delivers(ms: number) {
      const enough = deliveredMs + ms;
      await until(page, () => deliveredMs >= enough);
    },
    /** Like a pulled plug: the tracks end and fire `ended`. */
    unplug() {
      for (const track of tracks) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    },
  };
}

/**
 * A test that records. Skipped in WebKitGTK: 2.50 keeps only a second from its mock microphone and
 * hangs with its mock camera, and Safari records with other code.
 */
export const itRecords = navigator.vendor.startsWith('Apple') ? it.skip : it;
