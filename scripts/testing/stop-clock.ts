import { afterEach, beforeEach, vi } from 'vitest';
import { TEST_NOW } from '../../worker/dev/now.ts';

// One process runs many files, and each begins with the clock of the run.
vi.useRealTimers();
if (!globalThis.testClock) await import('../../widgets/testing/clock.ts');
beforeEach(() => testClock.stopAt(TEST_NOW.getTime()));
testClock.stopAt(TEST_NOW.getTime());

// A test leaves no nodes, stubs, timers and stored items to the next one.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (!globalThis.document) return;
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});
