import listening from './test-one-listening.json' with { type: 'json' };
import reading from './test-one-reading.json' with { type: 'json' };
import speaking from './test-one-speaking.json' with { type: 'json' };
import writing from './test-one-writing.json' with { type: 'json' };
import type { TestSections } from './types.ts';

/** The only complete test. About 37 kB of text, hence its own module. */
export const sections: TestSections = { reading, listening, speaking, writing };
