import type { Provenance } from '../provenance.ts';

export interface Question {
  /** Unique across all tests. */
  id: string;
  question: string;
  /** Four options, of which the passage supports exactly one. */
  options: readonly string[];
  /** Index of the correct option. */
  answer: number;
  /** Why that option is correct. Text in curly quotes is a literal quotation from the passage. */
  explanation: string;
}

export interface ReadingPassage {
  id: string;
  title: string;
  /** An empty line separates paragraphs; questions number them from 1. */
  passage: string;
  questions: readonly Question[];
  /** Source for the facts in the passage. */
  facts: Provenance;
}

export interface ListeningItem {
  id: string;
  title: string;
  /** Null if there is no recording: the browser then reads the transcript aloud. */
  audioUrl: string | null;
  /** One paragraph per line. A leading `Name: ` sets the speaker until the next one. */
  transcript: string;
  questions: readonly Question[];
  /** Source for the facts; absent for an invented conversation. */
  facts?: Provenance;
}

interface SpeakingRubric {
  delivery: string;
  language_use: string;
  topic_development: string;
}

export interface SpeakingTask {
  id: string;
  prompt: string;
  /** Seconds. */
  preparationTime: number;
  /** Seconds. */
  speakingTime: number;
  rubric: SpeakingRubric;
  /** An answer of that length. */
  modelAnswer: string;
}

interface WritingRubric {
  content: string;
  organization: string;
  language_use: string;
  grammar: string;
}

export interface WritingPrompt {
  id: string;
  prompt: string;
  /** In minutes. The prompts of a section share it, because the section has one countdown. */
  timeLimit: number;
  /** Shown, not enforced. */
  minWords: number;
  rubric: WritingRubric;
  /** An essay of at least `minWords`; an empty line separates paragraphs. */
  modelAnswer: string;
}

export interface TestSections {
  reading: readonly ReadingPassage[];
  listening: readonly ListeningItem[];
  speaking: readonly SpeakingTask[];
  writing: readonly WritingPrompt[];
}

/** A test as listed. Its sections are loaded when the visitor chooses it. */
export interface MockTestEntry {
  id: string;
  title: string;
  summary: string;
  /** Whether it has content; otherwise it is only announced. */
  isWritten?: boolean;
  /** Resolves to the module itself, so that a failed download can be retried at another URL. */
  loadTest: () => Promise<{ sections: TestSections }>;
}
