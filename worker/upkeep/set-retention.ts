import type { DeskHandler } from '../core/desk-handler.ts';
import { readHealth } from './health.ts';
import { writeRetention } from './retention.sql.ts';

/** Sets the retention of a kind, in days. */
export const setRetention: DeskHandler<'setRetention'> = async ({ kind, days }, context) => {
  await writeRetention(kind, days, context);
  return readHealth({}, context);
};
