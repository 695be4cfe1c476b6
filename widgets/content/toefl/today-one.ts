import listening from './today-one-listening.json' with { type: 'json' };
import reading from './today-one-reading.json' with { type: 'json' };
import speaking from './today-one-speaking.json' with { type: 'json' };
import writing from './today-one-writing.json' with { type: 'json' };
import type { TodaysTest } from './today-types.ts';

export const test = {
  id: 'today-1',
  title: 'Today’s test 1',
  reading,
  listening,
  writing,
  speaking,
} as unknown as TodaysTest;
