/** Watches the microphone and the camera that a page is given from now on. */
export function watchDevices(page: typeof globalThis) {
  const tracks: MediaStreamTrack[] = [];
  // WebKit may forget what is set on `navigator.mediaDevices` itself.
  const { prototype } = page.MediaDevices;
  const { getUserMedia } = prototype;
  prototype.getUserMedia = async function (constraints) {
    const stream = await getUserMedia.call(this, constraints);
    tracks.push(...stream.getTracks());
    return stream;
  };
  return {
    /** How many tracks have not been stopped. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    /** As a pulled plug does: the tracks are over, and say so. */
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
