import { listening } from './today-one-listening.ts';
import { reading } from './today-one-reading.ts';
import { speaking } from './today-one-speaking.ts';
import { writing } from './today-one-writing.ts';
import type { TodaysTest } from './today-types.ts';

export const test: TodaysTest = {
  id: 'today-1',
  title: 'Today’s test 1',
  reading,
  listening,
  writing,
  speaking,
};
