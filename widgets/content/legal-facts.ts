import json from '../../content/legal.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * The company as it is registered, for the terms and the privacy page. The period of retention itself is
 * RETENTION_DAYS in worker/contract/durations.ts: the Worker deletes by it.
 */
export const legal = json as unknown as Content<'legal'>;
