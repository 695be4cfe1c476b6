/** When a statement of fact was last checked, and where it can be looked up. */
export interface DatedSource {
  /** YYYY-MM-DD */
  asOf: string;
  source: string;
}

/** A note that a visitor reads, with the place where its facts can be looked up. */
export interface SourcedNote extends DatedSource {
  text: string;
}

export interface Question {
  /** Unique in all tests. */
  id: string;
  question: string;
  /** Four answers, one of which can be defended from the passage. */
  options: readonly string[];
  /** Index of the right option. */
  answer: number;
  /** Why the key is right. Text in curly quotes stands in the passage word for word. */
  explanation: string;
}

export interface ReadingPassage {
  id: string;
  title: string;
  /** Paragraphs are parted by an empty line; questions count them from 1. */
  passage: string;
  questions: readonly Question[];
  /** Where the facts of the passage can be looked up. */
  facts: DatedSource;
}

export interface ListeningItem {
  id: string;
  title: string;
  /** Null while there is no recording: the transcript is then read out by the browser. */
  audioUrl: string | null;
  /** One paragraph a line. `Name: ` at its start names the speaker until the next name. */
  transcript: string;
  questions: readonly Question[];
  /** Where the facts can be looked up; an invented conversation has none. */
  facts?: DatedSource;
}

export interface SpeakingRubric {
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
}

export interface WritingRubric {
  content: string;
  organization: string;
  language_use: string;
  grammar: string;
}

export interface WritingPrompt {
  id: string;
  prompt: string;
  /** Minutes. The prompts of one section share it, because the section has one countdown. */
  timeLimit: number;
  /** Shown, not enforced. */
  minWords: number;
  rubric: WritingRubric;
}

export interface TestSections {
  reading: readonly ReadingPassage[];
  listening: readonly ListeningItem[];
  speaking: readonly SpeakingTask[];
  writing: readonly WritingPrompt[];
}

export interface MockTest {
  id: string;
  title: string;
  sections: TestSections;
}

/** A test as the list shows it. Its sections are fetched when the visitor chooses it. */
export interface MockTestEntry {
  id: string;
  title: string;
  summary: string;
  /** The module itself, so that a failed download can be tried again at another address. */
  loadTest: () => Promise<{ sections: TestSections }>;
}
