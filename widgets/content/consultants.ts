import json from '../../content/consultants.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/** A consultant, for the guide teaser and the simulated chat. Experience is in years. */
export type Consultant = Content<'consultants'>['consultants'][number];

export const { consultants } = json as unknown as Content<'consultants'>;

export const contents = { consultants: json };
