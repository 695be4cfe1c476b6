import { listening } from './today-two-listening.ts';
import { reading } from './today-two-reading.ts';
import { speaking } from './today-two-speaking.ts';
import { writing } from './today-two-writing.ts';
import type { TodaysTest } from './today-types.ts';

export const test: TodaysTest = {
  id: 'today-2',
  title: 'Today’s test 2',
  reading,
  listening,
  writing,
  speaking,
};
