import json from '../../content/brand.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * The only place that names the consultancy. Addresses and numbers are reserved ones, without an owner.
 * Pages insert the texts as `{{key}}`. Every form downloads them, so what only some pages show is in
 * other files. With `isLive` the build fails while a sample is left.
 */
export const brand = json as unknown as Content<'brand'>;
