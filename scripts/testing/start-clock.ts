/** Loaded by `node --import`: the process lives at TEST_NOW from its start on. */
import '../../widgets/testing/clock.ts';
import { TEST_NOW } from '../../worker/dev/now.ts';

testClock.startAt(TEST_NOW.getTime());
