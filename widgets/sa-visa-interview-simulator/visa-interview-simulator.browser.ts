import { assert } from 'chai';
import { recordingTexts } from '../kit/media/recording-texts.ts';
import { closeFrames, openFrame, placedIn, settle, until } from '../testing/frame.ts';
import { watchRequests } from '../testing/measure.ts';
import { itRecords, watchDevices } from '../testing/watch-devices.ts';

const tag = 'sa-visa-interview-simulator';

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
  // Asked whether it is available, the headless shell ends the page.
  Reflect.deleteProperty(frame.window, 'SpeechRecognition');
  const device = watchDevices(frame.window);
  const element = await frame.ready(tag);
  const { shadowRoot: root } = element;
  /** The element itself, and the one beside it. */
  const trees = () => [root, ...placedIn(element).flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  const find = (name: string) =>
    trees()
      .flatMap((tree) => [...tree.querySelectorAll('button')])
      .find((button) => button.textContent === name && button.checkVisibility());
  const shows = (words: string) =>
    until(frame.window, () => trees().some((tree) => tree.textContent?.includes(words)));
  return {
    frame,
    element,
    root,
    trees,
    device,
    shows,
    async press(...names: string[]) {
      for (const name of names) {
        await until(frame.window, () => find(name) !== undefined);
        find(name)?.focus();
        find(name)?.click();
      }
    },
    /** Long enough for a recording to hold something. */
    speak: () => device.delivers(600),
  };
}

/** Resolves once the room of the interview and what the other side needs have come, at idle. */
const afterIdle = (page: Window) =>
  until(page, () =>
    page.performance
      .getEntriesByType('resource')
      .some(({ name }) => name.includes('/whole-interviews-')),
  );

describe(`<${tag}> in a browser`, () => {
  afterEach(closeFrames);

  for (const [camera, player] of [
    [false, 'audio'],
    [true, 'video'],
  ] as const) {
    itRecords(`records, plays back as ${player} and lets the device go`, async () => {
      const { frame, root, device, press, shows, speak } = await open();
      if (camera) root.querySelector<HTMLElement>('[name=camera]')?.click();
      await press('Start Interview', 'Start Recording Your Answer');
      await until(frame.window, () => device.live() === (camera ? 2 : 1));
      // On a busy machine, the camera's first picture comes late, and a video without one is empty.
      const isFilmed = () => Number(root.querySelector('video')?.currentTime) > 0.6;
      if (camera) await until(frame.window, isFilmed);
      else await speak();
      await press('Stop Recording');
      await shows('Recording Complete');
      assert.equal(device.live(), 0);
      const media = root.querySelector(player) as HTMLMediaElement;
      await until(frame.window, () => Number.isFinite(media.duration) && media.currentTime === 0);
      assert.isAbove(media.duration, 0.2);
      // Playing waits for a real click; being able to seek shows that the sound is there. The search for
      // the length may rewind it again.
      await until(frame.window, () => {
        if (media.seeking) return false;
        if (media.currentTime === 0) media.currentTime = 0.2;
        return media.readyState >= 2 && media.currentTime > 0.1;
      });
    });
  }

  itRecords('keeps what was recorded until the microphone is unplugged, and says so', async () => {
    const { frame, root, device, press, shows, speak } = await open();
    await press('Start Interview', 'Start Recording Your Answer');
    await until(frame.window, () => device.live() === 1);
    await speak();
    device.unplug();
    await shows('The microphone or camera was disconnected');
    await shows('Recording Complete');
    assert.isNotNull(root.querySelector('audio'));
    assert.deepEqual(frame.window.probe.errors, []);
  });

  itRecords('lets the device and its clocks go when it leaves the page', async () => {
    const { frame, root, device, press } = await open();
    await press('Start Interview', 'Start Recording Your Answer');
    await until(frame.window, () => device.live() === 1);
    root.host.remove();
    await until(frame.window, () => device.live() === 0);
    await settle(frame);
    assert.deepEqual([...frame.window.activity.pending], []);
    assert.deepEqual(frame.window.probe.listeners, []);
  });

  itRecords('fetches, sends and stores nothing in interviews of both kinds', async () => {
    const { frame, trees, device, press, shows, speak } = await open();
    await afterIdle(frame.window);
    const requests = watchRequests(frame.window);
    await press('Start Interview');
    for (let question = 1; question <= 3; question += 1) {
      await shows(`Question ${question} of 3`);
      await press('Start Recording Your Answer');
      await shows('left');
      await speak();
      await press('Stop Recording', 'Next Question');
    }
    await shows('Interview Complete');
    await press('A whole interview', 'Begin the interview', 'Record my answer');
    await until(frame.window, () => device.live() === 1);
    await speak();
    await press('Stop Recording');
    await shows('Record Again');
    await until(frame.window, () => device.live() === 0);
    for (let question = 2; question <= 10; question += 1) {
      await press('Continue');
      await shows('What did you say?');
      await press('Continue');
      await shows(`Question ${question} of 10`);
      assert.equal(trees()[1]?.activeElement?.localName, 'h3');
    }
    await press('Continue', 'See the report');
    await shows('Points that do not match');
    assert.lengthOf(trees()[1]?.querySelectorAll('ol audio') ?? [], 1);
    assert.deepEqual(requests(), []);
    assert.deepEqual(frame.window.probe.storageWrites, []);
    assert.equal(frame.document.cookie, '');
    assert.deepEqual(frame.window.probe.errors, []);
  });

  itRecords('says so where the page forbids to play a recording', async () => {
    const { press, shows, speak } = await open({ csp: 'strict' });
    await press('Start Interview', 'Start Recording Your Answer');
    await shows('left');
    await speak();
    await press('Stop Recording');
    await shows(recordingTexts.unplayable);
  });
});
