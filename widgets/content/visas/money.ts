import json from '../../../content/visa-money.json' with { type: 'json' };
import type { Content } from '../schema/files.ts';

/** The money that each visa asks for, each sum with its source, oldest first. */
export const money = json as unknown as Content<'visa-money'>;

export const contents = { 'visa-money': json };
