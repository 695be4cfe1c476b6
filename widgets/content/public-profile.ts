import json from '../../content/profile.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/** The consultancy in a sentence or two, and its pages on social networks in footer order. */
export const profile = json as unknown as Content<'profile'>;
