import listening from './today-two-listening.json' with { type: 'json' };
import reading from './today-two-reading.json' with { type: 'json' };
import speaking from './today-two-speaking.json' with { type: 'json' };
import writing from './today-two-writing.json' with { type: 'json' };
import type { TodaysTest } from './today-types.ts';

export const test = {
  id: 'today-2',
  title: 'Today’s test 2',
  reading,
  listening,
  writing,
  speaking,
} as unknown as TodaysTest;
