// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../worker/dev/seeded-random.ts';
import { countBookings } from './bookings.ts';

describe('visitors who press at once', () => {
  it('have each time once, while D1 fails, and the others are told', async () => {
    const [[, figures] = []] = await countBookings(60, 5, seededRandom(1));
    expect(figures).toBe(
      'booked 5, at 5 times; told that it is theirs 5, of which it is not 0; told that it is gone 55, of which it is theirs 0; told neither 0; noted twice 0',
    );
  }, 300_000);
});
