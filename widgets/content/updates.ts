import json from '../../content/updates.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/** An item of the "Latest Updates & Offers" strip. */
export type Update = Content<'updates'>['updates'][number];

export const { updates } = json as unknown as Content<'updates'>;
