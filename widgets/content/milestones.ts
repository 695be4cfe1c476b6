import json from '../../content/milestones.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

export const { milestones } = json as unknown as Content<'milestones'>;
