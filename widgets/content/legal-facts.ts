import json from '../../content/legal.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * The company as it is registered, for the terms and the privacy page. The period of retention itself is
 * RETENTION_DAYS in worker/contract/durations.ts: the Worker deletes by it.
 */
export const legal = json as unknown as Content<'legal'>;

/**
 * Name and country of the system of the office's own that gets every lead, such as "Zoho CRM of Zoho Corporation, in
 * India"; empty: there is none. The privacy page names it. The Worker's OFFICE_SYSTEM is the same, without which
 * no lead goes there, and a release is refused while the two differ.
 */
export const officeSystem: string = '';
