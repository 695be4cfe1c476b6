import { assert } from 'chai';
import { sections } from '../content/toefl/test-one.ts';
import { mockTests } from '../content/toefl/tests.ts';
import { taskTexts } from '../content/toefl/today-notes.ts';
import {
  closeFrames,
  openFrame,
  placedIn,
  type SaElement,
  settle,
  until,
} from '../testing/frame.ts';
import { watchRequests } from '../testing/measure.ts';
import { itRecords, watchDevices } from '../testing/watch-devices.ts';

const [task] = sections.speaking;
const PREPARATION_MS = Number(task?.preparationTime) * 1000;
const SPEAKING_MS = Number(task?.speakingTime) * 1000;
const testOne = mockTests[0]?.title ?? '';
const { name: sentences } = taskTexts.sentence;

async function openExam() {
  // Frames are one tab: an exam would go on in the next.
  sessionStorage.clear();
  const frame = await openFrame({
    body: `<sa-toefl-mock-exam>Write to us.</sa-toefl-mock-exam>`,
    script: 'loader',
  });
  const element = await frame.ready('sa-toefl-mock-exam');
  const trees = () => [element, ...placedIn(element)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const find = (label: string) =>
    trees()
      .flatMap((tree) => [...tree.querySelectorAll('button')])
      .find((button) => button.textContent?.includes(label) && button.checkVisibility());
  const press = async (...labels: string[]) => {
    for (const label of labels) {
      await until(frame.window, () => find(label) !== undefined);
      find(label)?.click();
    }
  };
  return { frame, element, trees, find, press };
}

/** The exam with the microphone on, recorded for some milliseconds. */
async function openSpeaking(recordedMs: number) {
  const exam = await openExam();
  const device = watchDevices(exam.frame.window);
  await exam.press(testOne, 'Speaking', 'Start Preparation');
  await exam.frame.window.testClock.pass(PREPARATION_MS);
  await exam.press('Start Speaking');
  await until(exam.frame.window, () => device.live() === 1);
  await device.delivers(recordedMs);
  return { ...exam, device };
}

describe('<sa-toefl-mock-exam> in a browser', () => {
  afterEach(closeFrames);

  itRecords('records the microphone, plays the recording and lets the microphone go', async () => {
    const { frame, element, find, device } = await openSpeaking(1500);
    await frame.window.testClock.pass(SPEAKING_MS);
    await until(frame.window, () => find('Start Preparation') !== undefined);
    const audio = await playerIn(frame.window, element);
    await until(frame.window, () => Number.isFinite(audio.duration) && audio.currentTime === 0);
    assert.isAtLeast(audio.duration, 1.4);
    // Without a real press the browser plays nothing aloud, but it decodes what it would play.
    audio.currentTime = 1;
    await until(frame.window, () => !audio.seeking && audio.readyState >= audio.HAVE_CURRENT_DATA);
    assert.isNull(audio.error);
    assert.equal(device.live(), 0);
    assert.deepEqual(frame.window.probe.errors, []);
  });

  itRecords(
    'keeps what was recorded until the microphone is unplugged, in memory alone',
    async () => {
      const { frame, element, device } = await openSpeaking(500);
      device.unplug();
      const audio = await playerIn(frame.window, element);
      await until(frame.window, () => Number.isFinite(audio.duration));
      assert.isAtLeast(audio.duration, 0.4);
      assert.include(element.shadowRoot.textContent, 'The microphone or camera was disconnected');
      const { localStorage, sessionStorage, indexedDB } = frame.window;
      assert.equal(localStorage.length, 0);
      assert.deepEqual(await indexedDB.databases(), []);
      assert.notMatch(JSON.stringify({ ...sessionStorage }), /blob:|data:/);
    },
  );

  itRecords('lets the microphone and its clocks go when it leaves the page', async () => {
    const { frame, element, device } = await openSpeaking(1);
    element.remove();
    await until(frame.window, () => device.live() === 0);
    await settle(frame);
    assert.deepEqual([...frame.window.activity.pending], []);
  });

  it('drills ten sentences of today’s test from the first press to the report, and fetches nothing meanwhile', async () => {
    const { frame, trees, find, press } = await openExam();
    await until(frame.window, () => find('Today’s test') !== undefined);
    await press('Today’s test');
    const folds = () => trees().flatMap((tree) => [...tree.querySelectorAll('details')]);
    await until(frame.window, () => folds().length > 0);
    for (const fold of folds()) fold.open = true;
    const requests = watchRequests(frame.window);
    await press(sentences);
    const shadowRoot = trees()[1] as ShadowRoot;
    for (let place = 1; place <= 10; place += 1) {
      await until(frame.window, () => shadowRoot.textContent?.includes(`${place} of 10`) ?? false);
      const chunks = [...shadowRoot.querySelectorAll<HTMLElement>('[data-chunk]')];
      const inOrder = chunks.sort((a, b) => Number(a.dataset.chunk) - Number(b.dataset.chunk));
      for (const chunk of inOrder) chunk.click();
      await press(place < 10 ? 'Next' : 'Finish and see the report');
    }
    await until(frame.window, () => shadowRoot.textContent?.includes('Your answers') ?? false);
    assert.include(shadowRoot.textContent, '10 of 10');
    assert.deepEqual(requests(), []);
    const { todaysTests } = JSON.parse(frame.window.localStorage.getItem('sa-extras') ?? '{}');
    assert.deepInclude(todaysTests[0], { goal: 'drill/sentence', right: 10, of: 10 });
    frame.window.localStorage.removeItem('sa-extras');
    assert.deepEqual(frame.window.probe.errors, []);
  });

  it('keeps the buttons of a task at the thumb of a phone, and no field under them', async () => {
    const { frame, trees, find, press } = await openExam();
    const phone = frame.window.frameElement as HTMLElement;
    Object.assign(phone.style, { width: '360px', height: '640px' });
    await press(testOne, 'Reading');
    await until(frame.window, () => find('Submit Answers') !== undefined);
    const bar = () => find('Submit Answers')?.parentElement?.getBoundingClientRect();
    await until(frame.window, () => bar()?.bottom === 640);
    for (const field of trees().flatMap((tree) => [...tree.querySelectorAll('input')])) {
      field.focus();
      assert.isAtMost(field.getBoundingClientRect().bottom, Number(bar()?.top));
    }
  });

  it('draws the report as a PNG file', async () => {
    const { frame, element, press } = await openExam();
    const files: Blob[] = [];
    const createObjectURL = frame.window.URL.createObjectURL;
    frame.window.URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return createObjectURL(file);
    };
    const names: string[] = [];
    frame.window.HTMLAnchorElement.prototype.click = function () {
      names.push(this.download);
    };
    await press(testOne, 'Reading', 'Submit Answers', 'Download Score Report');
    await until(frame.window, () => element.shadowRoot.textContent?.includes('downloads') ?? false);
    const [file] = files;
    assert.deepEqual(names, ['toefl-score-report.png']);
    assert.equal(file?.type, 'image/png');
    const { width, height } = await createImageBitmap(file as Blob);
    assert.equal(width, 1600);
    assert.isAbove(height, 1000);
  });
});

async function playerIn(page: Window, { shadowRoot }: SaElement): Promise<HTMLAudioElement> {
  await until(page, () => shadowRoot.querySelector('audio') !== null);
  return shadowRoot.querySelector('audio') as HTMLAudioElement;
}
