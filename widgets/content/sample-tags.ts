import { brand } from './brand.ts';

/** The notice about samples on our own pages; empty on a live site. */
export const previewNote = brand.isLive ? '' : 'people, figures and stories are samples';

const tags = {
  stories: 'Sample stories',
  profiles: 'Sample profiles',
  feedback: 'Sample feedback',
  history: 'Sample history',
  figures: 'Sample figures',
} as const;

/** At the head of each section that shows samples; our own pages show the first of them alone. */
export const sampleTags: Partial<Readonly<Record<keyof typeof tags, string>>> = brand.isLive
  ? {}
  : tags;
