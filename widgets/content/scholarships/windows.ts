import json from '../../../content/scholarship-windows.json' with { type: 'json' };
import type { Content } from '../schema/files.ts';

/**
 * When awards take applications in a usual year, each by a page of its provider or of a university that
 * takes part. The last month may be in the following year.
 */
export const windows = json as unknown as Content<'scholarship-windows'>;

export const contents = { 'scholarship-windows': json };
