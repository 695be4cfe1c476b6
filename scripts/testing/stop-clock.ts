import { beforeEach, vi } from 'vitest';
import { TEST_NOW } from '../../worker/dev/now.ts';

// One process runs many files, and each begins with the clock of the run.
vi.useRealTimers();
if (!globalThis.testClock) await import('../../widgets/testing/clock.ts');
beforeEach(() => testClock.stopAt(TEST_NOW.getTime()));
testClock.stopAt(TEST_NOW.getTime());
