import { testOneListening } from './test-one-listening.ts';
import { testOneReading } from './test-one-reading.ts';
import { testOneSpeaking } from './test-one-speaking.ts';
import { testOneWriting } from './test-one-writing.ts';
import type { TestSections } from './types.ts';

/** The only complete test. About 37 kB of text, hence its own module. */
export const sections: TestSections = {
  reading: testOneReading,
  listening: testOneListening,
  speaking: testOneSpeaking,
  writing: testOneWriting,
};
