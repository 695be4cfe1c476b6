import type { TestSections } from '../../content/toefl/types.ts';
import type { ScoredSection } from './scoring.logic.ts';

export type SectionName = keyof TestSections;

/** How far a criterion is met, in the visitor's own judgement. */
export const RATINGS = ['no', 'partly', 'yes'] as const;
export type Rating = (typeof RATINGS)[number];
/** By task or topic, and criterion. */
export type Ratings = Readonly<Record<string, Rating>>;

export const SECTION_NAMES: readonly SectionName[] = [
  'reading',
  'listening',
  'speaking',
  'writing',
];

export const SECTION_LABELS: Readonly<Record<SectionName, string>> = {
  reading: 'Reading',
  listening: 'Listening',
  speaking: 'Speaking',
  writing: 'Writing',
};

export function isScored(section: SectionName | null): section is ScoredSection {
  return section === 'reading' || section === 'listening';
}

/** The nearest index that exists among `count` items: a stored one may be from a longer list. */
export function clampIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}
