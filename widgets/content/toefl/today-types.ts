import type { Provenance } from '../provenance.ts';
import type { Question } from './types.ts';

/**
 * The tasks of the TOEFL iBT as it has been since 21 January 2026. All texts are ours; every id is
 * unique across sets and drills and never changes: stored attempts refer to it.
 */

/** A paragraph with ten cut words; the visitor types the missing letters. */
export interface CutParagraph {
  id: string;
  title: string;
  /**
   * 70 to 100 words. The missing letters are in brackets: `Many plants gr[ow] in poor so[il].`
   * The first sentence is whole; from the second on, every second word or so has lost the second half of
   * its letters (of an odd number, the larger half), ten in all. Nothing but the word given fits.
   */
  text: string;
  /** One sentence for each gap, in their order: why this word. */
  explanations: readonly string[];
  facts?: Provenance;
}

/** A text of daily life, 15 to 150 words. */
export interface DailyText {
  id: string;
  kind: 'notice' | 'email' | 'message' | 'advertisement' | 'timetable' | 'menu';
  title: string;
  /** An empty line separates paragraphs. */
  text: string;
  /** Two or three. */
  questions: readonly Question[];
}

/** About 200 words and five questions. */
export interface AcademicPassage {
  id: string;
  title: string;
  /** An empty line separates paragraphs; questions number them from 1. */
  text: string;
  questions: readonly Question[];
  facts: Provenance;
}

/** One sentence is heard, once, and the best reply chosen. */
export interface SpokenPrompt {
  id: string;
  /** Spoken text. */
  prompt: string;
  /** Four replies, of which exactly one answers naturally. */
  options: readonly string[];
  /** Index of that one. */
  answer: number;
  explanation: string;
}

/** Something longer that is heard, once, before its questions. */
export interface SpokenText {
  id: string;
  kind: 'conversation' | 'announcement' | 'talk';
  title: string;
  /** One paragraph per line. A leading `Name: ` sets the speaker until the next one. A talk takes 60 to 90 s, 140 to 210 words. */
  transcript: string;
  /** Two; four after a talk. */
  questions: readonly Question[];
  facts?: Provenance;
}

/** Words to be put into an order, after what another person has said. */
export interface ScrambledSentence {
  id: string;
  /** Words of the other person. */
  context: string;
  /** The reply, with its punctuation, in the one order that is right. */
  answer: string;
  /**
   * The answer in chunks of one to three words, in the right order and without final punctuation; the tool
   * shuffles them. Five to eight.
   */
  chunks: readonly string[];
  /** Other orders that are right too, as whole sentences. */
  accepted?: readonly string[];
  /** The rule of grammar behind the order. */
  explanation: string;
}

/** An email of about 100 words in seven minutes. */
export interface EmailTask {
  id: string;
  title: string;
  /** Role of the writer and events so far. */
  situation: string;
  /** To whom, as the head of the email has it. */
  to: string;
  subject: string;
  /** The three tasks of the email. */
  points: readonly [string, string, string];
  /** 90 to 140 words. */
  modelAnswer: string;
}

/** A post of at least 100 words in ten minutes, after a professor's question and two students' answers. */
export interface DiscussionTask {
  id: string;
  subject: string;
  professor: { name: string; text: string };
  posts: readonly [{ name: string; text: string }, { name: string; text: string }];
  /** 110 to 160 words. */
  modelAnswer: string;
}

/** Seven sentences to repeat, each longer than the one before; a drill may have any number. */
export interface RepeatTask {
  id: string;
  /** Place and speaker: `You are being shown round the library.` */
  scene: string;
  /** Five words at first, about fifteen at last. */
  sentences: readonly string[];
}

/** Four questions of 45 s without preparation, from personal experience to an opinion. */
export interface InterviewTask {
  id: string;
  /** First words of the interviewer. */
  scene: string;
  questions: readonly { text: string; modelAnswer: string }[];
}

/** Content of a stage of Reading. */
export interface ReadingStage {
  cut: readonly CutParagraph[];
  daily: readonly DailyText[];
  academic: readonly AcademicPassage[];
}

/** Content of a stage of Listening. */
export interface ListeningStage {
  prompts: readonly SpokenPrompt[];
  conversations: readonly SpokenText[];
  announcements: readonly SpokenText[];
  talks: readonly SpokenText[];
}

/** The first stage is for everybody; the second is easy or hard by how the first went. */
export interface Staged<Stage> {
  first: Stage;
  easy: Stage;
  hard: Stage;
}

type ReadingSection = Staged<ReadingStage>;
type ListeningSection = Staged<ListeningStage>;

interface WritingSection {
  /** Ten. */
  sentences: readonly ScrambledSentence[];
  email: EmailTask;
  discussion: DiscussionTask;
}

interface SpeakingSection {
  /** Seven sentences. */
  repeat: RepeatTask;
  /** Four questions. */
  interview: InterviewTask;
}

/** A whole test. */
export interface TodaysTest {
  id: string;
  title: string;
  reading: ReadingSection;
  listening: ListeningSection;
  writing: WritingSection;
  speaking: SpeakingSection;
}

/** Ten items of each task, to practise it alone; an item is a gap, a question, a sentence or a prompt. */
export interface Drills {
  reading: ReadingStage;
  listening: ListeningStage;
  writing: {
    sentences: readonly ScrambledSentence[];
    emails: readonly EmailTask[];
    discussions: readonly DiscussionTask[];
  };
  speaking: { repeats: readonly RepeatTask[]; interviews: readonly InterviewTask[] };
}
