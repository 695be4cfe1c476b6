import json from '../../content/testimonials.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

export type Testimonial = Content<'testimonials'>['testimonials'][number];

export const { testimonials } = json as unknown as Content<'testimonials'>;
