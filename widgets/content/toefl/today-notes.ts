import type { Provenance, SourcedText } from '../provenance.ts';

/** Where answers and results are. */
export const todaysKeeping =
  'All texts are our own. Your answers stay in this tab. This browser keeps the day and the number of right answers of each finished section or task.';

const format: Provenance = {
  asOf: '2026-09-12',
  source: 'https://www.ets.org/toefl/test-takers/ibt/about/content.html',
};

/** The format of the real test, a line for each section. */
export const formatFacts: readonly SourcedText[] = [
  {
    text: 'Reading: about 30 minutes, up to 50 questions. Complete the Words, Read in Daily Life, Read an Academic Passage.',
    ...format,
  },
  {
    text: 'Listening: about 29 minutes, up to 47 questions, each recording heard once. Listen and Choose a Response, conversations, announcements, academic talks.',
    ...format,
  },
  {
    text: 'Writing: about 23 minutes. Build a Sentence, Write an Email, Write for an Academic Discussion.',
    ...format,
  },
  {
    text: 'Speaking: about 8 minutes. Listen and Repeat seven sentences, Take an Interview of four questions without preparation.',
    ...format,
  },
  {
    text: 'Reading and Listening have two stages: the second is easier or harder depending on how you did in the first. Each section is scored from 1 to 6 in half steps, alongside the CEFR level.',
    ...format,
  },
];

/** How sure we are of the facts above. */
export const formatCaution =
  'If ETS’s own pages differ, they are right. Read them before you book.';

/** Differences between ours and the real test. */
export const todaysLimits =
  'Our sections are shorter than the real ones, with the same time per question. Your device reads aloud what the real test plays as a recording. We write British English; the test accepts either.';

/** Said with a result that came by way of the easy stage. */
export const easyCapNote =
  'You had the easier second stage, which leads to 4 at most here. ETS does not say where its own limit is.';

/** Said with every band. */
export const intervalNote =
  'This is an interval because a few dozen questions cannot tell more. With other questions like them, your result would fall within it about four times in five.';

/** Sentences of the report for tasks that it cannot mark. */
export const unmarkedNotes = {
  writing: 'Nobody here can mark an email or a post, so there is no band for Writing.',
  own: 'Nobody here can mark what you say or write freely, so there is no band. You judge it yourself below.',
};

/** Shown if the browser stores nothing. */
export const storageNotes = {
  answers: 'This browser stores nothing for this page: a reload would lose your answers.',
  results: 'This browser does not store your results: they last as long as this page.',
};

/** Shown if a text cannot be heard. */
export const voiceNotes = {
  missing:
    'This device has no English voice, and we use no other. Read the text instead. Your report will say so.',
  simulated: 'No speech is used here. Read the text instead.',
};

/** How words are compared, or why they are not. */
export const recognitionNotes = {
  heard: 'It can mishear. Treat a marked word as one to check.',
  none: 'This device cannot recognise speech, and we use no server for it. Compare by ear.',
};

type TaskId =
  | 'cut'
  | 'daily'
  | 'academic'
  | 'response'
  | 'conversation'
  | 'announcement'
  | 'talk'
  | 'sentence'
  | 'email'
  | 'discussion'
  | 'repeat'
  | 'interview';

/** The tasks: their names in the test, and what to do. */
export const taskTexts: Readonly<Record<TaskId, { name: string; instruction: string }>> = {
  cut: {
    name: 'Complete the Words',
    instruction:
      'Type the missing end of each word, one letter on each line. The first sentence is whole and tells you the subject.',
  },
  daily: {
    name: 'Read in Daily Life',
    instruction: 'Read the text as you would in daily life: look for what each question asks.',
  },
  academic: {
    name: 'Read an Academic Passage',
    instruction: 'Read the passage and answer the questions. Everything you need is in it.',
  },
  response: {
    name: 'Listen and Choose a Response',
    instruction: 'You hear one sentence, once. Choose the reply that answers it best.',
  },
  conversation: {
    name: 'Listen to a Conversation',
    instruction: 'You hear a conversation, once. Then answer the questions.',
  },
  announcement: {
    name: 'Listen to an Announcement',
    instruction: 'You hear an announcement, once. Then answer the questions.',
  },
  talk: {
    name: 'Listen to an Academic Talk',
    instruction: 'You hear a short talk, once. Make notes on paper; then answer the questions.',
  },
  sentence: {
    name: 'Build a Sentence',
    instruction: 'Put the words into order, so that they answer what the other person says.',
  },
  email: {
    name: 'Write an Email',
    instruction: 'Write the whole email, about 100 words. Do all three things that are asked.',
  },
  discussion: {
    name: 'Write for an Academic Discussion',
    instruction:
      'Add a post of at least 100 words: your own opinion, with a reason and an example.',
  },
  repeat: {
    name: 'Listen and Repeat',
    instruction: 'You hear a sentence, once. Then say exactly the same.',
  },
  interview: {
    name: 'Take an Interview',
    instruction: 'You hear a question, once, and answer at once: there is no time to prepare.',
  },
};

/** By what to judge an answer of one's own: name and description of each criterion. */
export const criteria: Readonly<
  Record<'email' | 'discussion' | 'repeat' | 'interview', readonly (readonly [string, string])[]>
> = {
  email: [
    ['All three points', 'My email does everything that was asked, with a detail for each point.'],
    ['Tone', 'It begins and ends politely, and sounds right for the person who will read it.'],
    ['Order', 'A reader who does not know me understands at once why I write and what I want.'],
    ['Language', 'Sentences are complete and varied. I have checked verbs, articles and spelling.'],
  ],
  discussion: [
    ['Own opinion', 'My first or second sentence says what I think.'],
    ['Support', 'I give a reason and an example that the two students did not give.'],
    ['Connection', 'I answer the professor’s question and take up what at least one student says.'],
    ['Language', 'Sentences are complete and linked. I have checked verbs, articles and spelling.'],
  ],
  repeat: [
    ['Every word', 'I said every word of the sentence in its order, and no other word.'],
    ['Endings', 'The ends of words can be heard: -s, -ed, -t, -ing.'],
    ['Flow', 'I said it in one go, without a long pause or a new start.'],
  ],
  interview: [
    ['Answer', 'I answered the question itself in my first sentence.'],
    ['Detail', 'I gave a reason or an example, and spoke for most of the 45 seconds.'],
    ['Flow', 'I went on without long pauses, and did not begin again.'],
    ['Language', 'A listener who does not know me would understand every sentence.'],
  ],
};
