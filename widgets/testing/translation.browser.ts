import { statesByTag } from './open-state.ts';
import type { ElementState } from './states.ts';
import { testTranslation } from './translation.ts';
import type { Way } from './translator.ts';

const lengthOf = ({ steps = [] }: ElementState) => steps.length;

const statesOfAll = await statesByTag();

describe('an element on a translated page', () => {
  // The state that takes most; translation.proof.ts has all of them, in both ways.
  for (const [index, [tag, states]] of Object.entries(statesOfAll).entries()) {
    const [longest] = states.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const way: Way = index % 2 ? 'runs' : 'texts';
    testTranslation(tag, longest as ElementState, way);
  }
});
