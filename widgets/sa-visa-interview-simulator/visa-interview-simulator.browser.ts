import { assert } from 'chai';
import { addScript, closeFrames, type Frame, openFrame, until } from '../kit/testing/frame.ts';

const tag = 'sa-visa-interview-simulator';

type Page = Frame['window'] & typeof globalThis;

/** Chromium's way to make a track from data: an AudioContext would wait for a real click. */
type TrackGenerator = new (options: {
  kind: 'audio';
}) => MediaStreamTrack & {
  writable: WritableStream<AudioData>;
};

const SAMPLE_RATE = 48_000;
const CHUNK_MS = 20;

/** A track of noise. */
function playNoise(page: Page): MediaStreamTrack {
  const { MediaStreamTrackGenerator: Generator } = page as never as {
    MediaStreamTrackGenerator: TrackGenerator;
  };
  const track = new Generator({ kind: 'audio' });
  const writer = track.writable.getWriter();
  const numberOfFrames = (SAMPLE_RATE * CHUNK_MS) / 1000;
  const data = Float32Array.from({ length: numberOfFrames }, () => Math.random() - 0.5);
  const play = (chunk: number) => {
    if (track.readyState === 'ended') return;
    const timestamp = chunk * CHUNK_MS * 1000;
    const format = { format: 'f32-planar', sampleRate: SAMPLE_RATE, numberOfChannels: 1 } as const;
    void writer.write(new page.AudioData({ ...format, numberOfFrames, timestamp, data }));
    page.setTimeout(play, CHUNK_MS, chunk + 1);
  };
  play(0);
  return track;
}

/** A track of a picture that changes all the time. */
function playPicture(page: Page): MediaStreamTrack {
  const canvas = Object.assign(page.document.createElement('canvas'), { width: 64, height: 48 });
  const [track] = canvas.captureStream(10).getTracks() as [MediaStreamTrack];
  const draw = (shade: number) => {
    if (track.readyState === 'ended') return;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = `hsl(${shade} 50% 50%)`;
    context.fillRect(0, 0, 64, 48);
    page.setTimeout(draw, 50, shade + 10);
  };
  draw(0);
  return track;
}

/** Puts noise, and a picture where asked for, in place of microphone and camera. */
function replaceDevice(page: Page) {
  const tracks: MediaStreamTrack[] = [];
  const getUserMedia = async ({ video }: MediaStreamConstraints) => {
    const opened = [playNoise(page), ...(video ? [playPicture(page)] : [])];
    tracks.push(...opened);
    return new page.MediaStream(opened);
  };
  Object.defineProperty(page.navigator, 'mediaDevices', { value: { getUserMedia } });
  return {
    /** How many tracks have not been stopped. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
  };
}

interface OpenOptions {
  attributes?: string;
  csp?: 'strict';
}

async function open({ attributes = '', ...request }: OpenOptions = {}) {
  const frame = await openFrame({
    body: `<${tag} ${attributes}>Write to us at hello@example.com.</${tag}>`,
    script: 'widgets',
    ...request,
  });
  const { shadowRoot: root } = await frame.ready(tag);
  const find = (name: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const shows = (words: string) =>
    until(frame.window, () => root.textContent?.includes(words) ?? false);
  return {
    frame,
    root,
    shows,
    async press(...names: string[]) {
      for (const name of names) {
        await until(frame.window, () => find(name) !== undefined);
        find(name)?.focus();
        find(name)?.click();
      }
    },
    /** Long enough for a recording to hold something. */
    speak: () => new Promise((resolve) => frame.window.setTimeout(resolve, 600)),
  };
}

async function axeFindings(frame: Frame): Promise<string[]> {
  if (!('axe' in frame.window)) await addScript(frame, '/node_modules/axe-core/axe.min.js');
  const { axe } = frame.window as unknown as {
    axe: {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    };
  };
  const { violations } = await axe.run({ rules: { 'target-size': { enabled: true } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe(`<${tag}> in a browser`, () => {
  afterEach(closeFrames);

  for (const [camera, player] of [
    [false, 'audio'],
    [true, 'video'],
  ] as const) {
    it(`records, plays back as ${player} and lets the device go`, async () => {
      const { frame, root, press, shows, speak } = await open();
      const device = replaceDevice(frame.window);
      if (camera) root.querySelector<HTMLElement>('[name=camera]')?.click();
      await press('Start Interview', 'Start Recording Your Answer');
      await until(frame.window, () => device.live() === (camera ? 2 : 1));
      await speak();
      await press('Stop Recording');
      await shows('Recording Complete');
      assert.equal(device.live(), 0);
      const media = root.querySelector(player) as HTMLMediaElement;
      await until(frame.window, () => Number.isFinite(media.duration) && media.currentTime === 0);
      assert.isAbove(media.duration, 0.2);
      // Playing waits for a real click; being able to seek shows that the sound is there.
      media.currentTime = 0.2;
      await until(frame.window, () => !media.seeking && media.readyState >= 2);
      assert.isAbove(media.currentTime, 0.1);
    });
  }

  it('sends nothing and stores nothing during a full interview', async () => {
    const { frame, press, shows, speak } = await open();
    replaceDevice(frame.window);
    const requests = () =>
      frame.window.performance
        .getEntriesByType('resource')
        .filter(({ name }) => !name.startsWith('blob:')).length;
    const before = requests();
    await press('Start Interview');
    for (let question = 1; question <= 3; question += 1) {
      await shows(`Question ${question} of 3`);
      await press('Start Recording Your Answer');
      await shows('left');
      await speak();
      await press('Stop Recording', 'Next Question');
    }
    await shows('Interview Complete');
    assert.equal(requests(), before);
    assert.deepEqual(frame.window.probe.storageWrites, []);
    assert.equal(frame.document.cookie, '');
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('says so where the page forbids to play a recording', async () => {
    const { frame, press, shows, speak } = await open({ csp: 'strict' });
    replaceDevice(frame.window);
    await press('Start Interview', 'Start Recording Your Answer');
    await shows('left');
    await speak();
    await press('Stop Recording');
    await shows('Your browser does not let this page play the recording.');
  });

  for (const theme of ['light', 'dark']) {
    it(`passes axe in every state, in ${theme}`, async () => {
      const { frame, root, press, shows } = await open({
        attributes: `theme="${theme}" media="simulated"`,
      });
      frame.window.alert = () => {};
      frame.document.documentElement.style.cssText = `color-scheme: ${theme}; background: Canvas`;
      const check = async (state: string) =>
        assert.deepEqual(await axeFindings(frame), [], `${state}, ${theme}`);
      root.querySelector<HTMLElement>('[value=Canada]')?.click();
      root.querySelector<HTMLElement>('[value=hard]')?.click();
      await press('Start Interview');
      await check('an empty choice');
      root.querySelector<HTMLElement>('[value=easy]')?.click();
      await press('Start Interview', 'Show Sample Answer');
      await check('a question');
      await press('Start Recording Your Answer');
      await check('recording');
      await press('Stop Recording');
      await shows('Recording Complete');
      await check('recorded');
      await press('Next Question');
      await shows('Interview Complete');
      await check('complete');
      await press('Preparation Tips');
      await check('tips');
      await press('Common Mistakes');
      await check('mistakes');
    });
  }

  it('fits a page 320 px wide', async () => {
    const { frame, press } = await open({ attributes: 'media="simulated"' });
    frame.window.alert = () => {};
    (frame.window.frameElement as HTMLElement).style.width = '320px';
    const fits = () => {
      const { scrollWidth, clientWidth } = frame.document.documentElement;
      assert.equal(scrollWidth, clientWidth);
    };
    fits();
    await press('Start Interview', 'Show Sample Answer', 'Start Recording Your Answer');
    fits();
    await press('Stop Recording', 'Preparation Tips');
    fits();
  });
});
