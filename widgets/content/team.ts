import json from '../../content/team.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

export const { team } = json as unknown as Content<'team'>;
