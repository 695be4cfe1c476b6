import json from '../../../content/visa-fees.json' with { type: 'json' };
import type { Content } from '../schema/files.ts';

/** Sums that guides alone show, each with its source, oldest first. */
export const fees = json as unknown as Content<'visa-fees'>;
