import json from '../../content/office-map.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/** The head office. Its map is loaded only when the visitor asks for it. */
export const officeMap = json as unknown as Content<'office-map'>;
