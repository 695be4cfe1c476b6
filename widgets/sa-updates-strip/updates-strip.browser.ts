import { updates } from '../content/updates.ts';
import { closeFrames, openFrame, until } from '../testing/frame.ts';

const STEP_PX = 144;

describe('<sa-updates-strip> in a real page', () => {
  afterEach(closeFrames);

  for (const width of [240, 1280]) {
    it(`brings each story to the start of the strip, in a page ${width} px wide`, async () => {
      const frame = await openFrame({
        body: '<sa-updates-strip></sa-updates-strip>',
        script: 'widgets',
      });
      (frame.window.frameElement as HTMLElement).style.width = `${width}px`;
      const { shadowRoot: root } = await frame.ready('sa-updates-strip');
      const strip = root.querySelector('ul') as HTMLElement;
      const press = (name: string) =>
        root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
      press('Pause the stories');
      for (const step of [...updates.slice(1).map((_, index) => index + 1), 0]) {
        press('Next story');
        await until(frame.window, () => Math.round(strip.scrollLeft) === step * STEP_PX);
      }
    });
  }
});
