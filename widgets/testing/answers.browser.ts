import { assert } from 'chai';
import { countryNames } from '../content/countries/country-names.ts';
import { closeFrames, settle } from './frame.ts';
import { openState } from './open-state.ts';
import { performSteps } from './perform-steps.ts';
import type { ElementState } from './states.ts';

const HEADER_PX = 64;
const WINDOW = { width: 360, height: 740 };

/** Presses that lead a tool to an answer, and words of the answer. */
const PRESSES = (
  [
    ['sa-cost-calculator', 'Calculate Costs', 'How this is worked out'],
    ['sa-application-timeline', 'Generate Timeline', 'Apply by'],
    ['sa-scholarship-finder', 'Find Scholarships', 'Found'],
    ['sa-success-stories', 'Search Stories', 'Showing'],
    ['sa-visa-requirements', countryNames[0]?.name ?? '', 'I apply on'],
    ['sa-visa-interview-simulator', 'Start Interview', 'Question 1 of 3'],
  ] as const
).map(([tag, press, says]): readonly [string, ElementState] => {
  const attributes: Record<string, string> = /calculator|timeline/.test(tag)
    ? { country: 'us', 'program-level': 'masters' }
    : { media: 'simulated' };
  return [tag, { name: press, attributes, steps: [{ press }, { says }] }];
});

/** Opens a state in a phone's window, on a page with a sticky header that it does not announce. */
async function openOnPhone(tag: string, state: ElementState) {
  const page = await openState(tag, { ...state, steps: [] });
  const { document, window } = page;
  Object.assign((window.frameElement as HTMLElement).style, {
    width: `${WINDOW.width}px`,
    height: `${WINDOW.height}px`,
  });
  const header = document.createElement('header');
  header.style.cssText = `position: sticky; top: 0; z-index: 9; height: ${HEADER_PX}px; background: #fff`;
  document.body.prepend(header);
  document.body.append(Object.assign(document.createElement('footer'), { style: 'height: 900px' }));
  await settle(page);
  await performSteps(page.root, state.steps);
  return page;
}

describe('an answer to a press', () => {
  afterEach(closeFrames);

  for (const [tag, state] of PRESSES) {
    it(`is focused in a phone’s window, below a header, outside live regions: ${tag}, ${state.name}`, async () => {
      const { root, window } = await openOnPhone(tag, state);
      const { activeElement: focused } = root;
      assert.isTrue(focused?.matches('[tabindex="-1"]'));
      const { top, height } = (focused as Element).getBoundingClientRect();
      assert.isAtLeast(top, HEADER_PX);
      assert.isAtMost(top + Math.min(height, 40), window.innerHeight);
      if (focused?.matches('h2, h3, h4')) assert.isAtMost(top, window.innerHeight / 2);
      assert.isNull((focused as Element).closest('[role=status], [role=alert]'));
    });
  }
});
