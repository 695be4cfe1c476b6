import json from '../../content/charges.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/** Charges and earnings of the consultancy, for the page "About us". The build alone reads them. */
export const { charges, warnings, licences } = json as unknown as Content<'charges'>;

export type Price = NonNullable<(typeof charges)[number]['prices']>[number];
