import listening from './today-drills-listening.json' with { type: 'json' };
import reading from './today-drills-reading.json' with { type: 'json' };
import speaking from './today-drills-speaking.json' with { type: 'json' };
import writing from './today-drills-writing.json' with { type: 'json' };
import type { Drills } from './today-types.ts';

/** Each task alone. */
export const drills = { reading, listening, writing, speaking } as unknown as Drills;
