import { drills as listening } from './today-drills-listening.ts';
import { drills as reading } from './today-drills-reading.ts';
import { drills as speaking } from './today-drills-speaking.ts';
import { drills as writing } from './today-drills-writing.ts';
import type { Drills } from './today-types.ts';

/** Each task alone. */
export const drills: Drills = { reading, listening, writing, speaking };
