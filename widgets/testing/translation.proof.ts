import { statesByTag } from './open-state.ts';
import { testTranslation } from './translation.ts';
import { ways } from './translator.ts';

for (const [tag, states] of Object.entries(await statesByTag())) {
  for (const state of states) for (const way of ways) testTranslation(tag, state, way, 24);
}
