import type { DeskHandler } from '../core/desk-handler.ts';
import { readHealth } from './health.ts';
import { writeRetention } from './retention.sql.ts';

/** Sets for how many days a kind is kept. */
export const setRetention: DeskHandler<'setRetention'> = async ({ kind, days }, context) => {
  await writeRetention(kind, days, context);
  return readHealth({}, context);
};
