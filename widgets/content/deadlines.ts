import json from '../../content/deadlines.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * A day that a student in India should know, with its source: a rule that changes, or an award that opens
 * or closes. It comes once (`on`), or in a usual year in a month, January being 1.
 */
export const { deadlines } = json as unknown as Content<'deadlines'>;

export const contents = { deadlines: json };
