import json from '../../content/faq.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

export type FaqEntry = Content<'faq'>['faq'][number];

export const { faq } = json as unknown as Content<'faq'>;
