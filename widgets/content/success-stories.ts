import json from '../../content/stories.json' with { type: 'json' };
import type { Content } from './schema/files.ts';

/**
 * A student's route from a university in India to a first job. Every `logo` is initials, every `year` that
 * of the degree. The data contract spells the key of our service `{product}`.
 */
export type SuccessStory = Content<'stories'>['stories'][number];

export const { stories: successStories } = json as unknown as Content<'stories'>;
