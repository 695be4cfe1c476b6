import { emulateMedia } from '@web/test-runner-commands';
import { assert } from 'chai';
import { closeFrames, openFrame } from '../kit/testing/frame.ts';
import { settle } from '../kit/testing/measure.ts';

const STEP_PX = 144;

describe('<sa-updates-strip> in a real page', () => {
  before(() => emulateMedia({ reducedMotion: 'reduce' }));
  after(() => emulateMedia({ reducedMotion: 'no-preference' }));
  afterEach(closeFrames);

  for (const width of [240, 800, 1280]) {
    it(`brings each story to the start of the strip, in a page ${width} px wide`, async () => {
      const frame = await openFrame({
        body: '<sa-updates-strip></sa-updates-strip>',
        script: 'widgets',
      });
      (frame.window.frameElement as HTMLElement).style.width = `${width}px`;
      const { shadowRoot: root } = await frame.ready('sa-updates-strip');
      const strip = root.querySelector('ul') as HTMLElement;
      const next = root.querySelector('[aria-label="Next story"]') as HTMLElement;
      const places: number[] = [];
      for (let step = 0; step < 9; step += 1) {
        await settle(frame);
        places.push(strip.scrollLeft);
        next.click();
      }
      await settle(frame);
      assert.deepEqual(
        places,
        places.map((_, step) => step * STEP_PX),
      );
      assert.equal(strip.scrollLeft, 0);
    });
  }
});
