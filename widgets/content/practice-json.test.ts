import * as s from 'superstruct';
import { expect, it } from 'vitest';
import { wholeInterviews } from './interview/whole-interviews.ts';
import { type FollowUp, type Payer, payers, phases } from './interview/whole-types.ts';
import { sections } from './toefl/test-one.ts';
import { drills } from './toefl/today-drills.ts';
import { test as one } from './toefl/today-one.ts';
import { test as two } from './toefl/today-two.ts';
import { decks } from './vocabulary/decks.ts';

/** By its type it is always there, as a type with exact optional properties wants it. */
const optional = <Type, Schema>(schema: s.Struct<Type, Schema>) =>
  s.optional(schema) as unknown as s.Struct<Type, Schema>;

const text = s.size(s.string(), 1, 5000);
const id = s.pattern(s.string(), /^[a-z0-9-]+$/);
const origin = {
  asOf: s.pattern(s.string(), /^\d{4}-\d{2}-\d{2}$/),
  source: s.size(s.string(), 5, 500),
  isUndated: optional(s.literal(true)),
};
const facts = s.object(origin);
const sourced = s.object({ text, ...origin });

const choice = {
  options: s.size(s.array(text), 4),
  answer: s.enums([0, 1, 2, 3]),
  explanation: text,
};
const questions = s.array(s.object({ id, question: text, ...choice }));
const heard = s.object({
  id,
  title: text,
  transcript: text,
  questions,
  facts: optional(facts),
  kind: s.enums(['conversation', 'announcement', 'talk']),
});
const daily = s.object({
  id,
  title: text,
  text,
  questions,
  kind: s.enums(['notice', 'email', 'message', 'advertisement', 'timetable', 'menu']),
});
const reading = s.object({
  cut: s.array(
    s.object({ id, title: text, text, explanations: s.array(text), facts: optional(facts) }),
  ),
  daily: s.array(daily),
  academic: s.array(s.object({ id, title: text, text, questions, facts })),
});
const listening = s.object({
  prompts: s.array(s.object({ id, prompt: text, ...choice })),
  conversations: s.array(heard),
  announcements: s.array(heard),
  talks: s.array(heard),
});
const texts = s.array(text);
const sentence = { id, context: text, answer: text, chunks: texts, explanation: text };
const sentences = s.array(s.object({ ...sentence, accepted: optional(texts) }));
const email = s.object({
  id,
  title: text,
  situation: text,
  to: text,
  subject: text,
  modelAnswer: text,
  points: s.tuple([text, text, text]),
});
const post = s.object({ name: text, text });
const discussion = s.object({
  id,
  subject: text,
  professor: post,
  posts: s.tuple([post, post]),
  modelAnswer: text,
});
const repeat = s.object({ id, scene: text, sentences: s.array(text) });
const spoken = s.object({ text, modelAnswer: text });
const interview = s.object({ id, scene: text, questions: s.array(spoken) });
const todaysTest = s.object({
  id,
  title: text,
  reading: s.object({ first: reading, easy: reading, hard: reading }),
  listening: s.object({ first: listening, easy: listening, hard: listening }),
  writing: s.object({ sentences, email, discussion }),
  speaking: s.object({ repeat, interview }),
});
const todaysDrills = s.object({
  reading,
  listening,
  writing: s.object({ sentences, emails: s.array(email), discussions: s.array(discussion) }),
  speaking: s.object({ repeats: s.array(repeat), interviews: s.array(interview) }),
});

const mockTest = s.object({
  reading: s.array(s.object({ id, title: text, passage: text, questions, facts })),
  listening: s.array(
    s.object({
      id,
      title: text,
      transcript: text,
      questions,
      facts: optional(facts),
      audioUrl: s.nullable(s.string()),
    }),
  ),
  speaking: s.array(
    s.object({
      id,
      prompt: text,
      preparationTime: s.number(),
      speakingTime: s.number(),
      rubric: s.object({ delivery: text, language_use: text, topic_development: text }),
      modelAnswer: text,
    }),
  ),
  writing: s.array(
    s.object({
      id,
      prompt: text,
      timeLimit: s.number(),
      minWords: s.number(),
      modelAnswer: text,
      rubric: s.object({ content: text, organization: text, language_use: text, grammar: text }),
    }),
  ),
});

const claims = [
  ...(Object.keys(payers) as Payer[]).map((payer) => `payer:${payer}` as const),
  ...(['relatives', 'refusals', 'gap'] as const).flatMap(
    (of) => [`${of}:yes`, `${of}:no`] as const,
  ),
  ...(['return', 'work there first', 'open'] as const).map((plan) => `after:${plan}` as const),
];
const mark = s.object({ says: text, claim: optional(s.enums(claims)) });
const after = s.nonempty(s.array(mark)) as unknown as s.Struct<FollowUp['after'], null>;
const wholeInterview = s.object({
  country: s.enums(['us', 'uk', 'au', 'ca', 'de']),
  name: text,
  currency: s.enums(['$', '£', '€', 'AUD', 'CAD']),
  facts: s.array(sourced),
  window: optional(
    s.object({
      ...sourced.schema,
      earliestMonths: s.number(),
      tooEarly: text,
      decisionWeeks: optional(s.number()),
    }),
  ),
  questions: s.array(
    s.object({
      id,
      phase: s.enums(Object.keys(phases) as (keyof typeof phases)[]),
      text,
      aim: text,
      tip: text,
      followUps: s.array(s.object({ ask: text, after })),
      isMany: optional(s.literal(true)),
      asks: optional(s.enums(['fees', 'living', 'savings', 'loan', 'income', 'ended', 'start'])),
    }),
  ),
});

const word = s.object({
  word: text,
  definition: text,
  example: text,
  formUsed: optional(text),
  partOfSpeech: s.enums(['adjective', 'noun', 'verb']),
  synonyms: s.tuple([text, text]),
});
const deck = s.object({ id, title: text, about: text, words: s.array(word) });

/** No compiler reads the JSON of practice content: its schema is compared with the type here. */
const row = <Type>(name: string, value: Type, schema: { readonly TYPE: NoInfer<Type> }) =>
  [name, value, schema as unknown as s.Struct<unknown, unknown>] as const;

it.each([
  row('test 1 of the classic format', sections, mockTest),
  row('today’s test 1', one, todaysTest),
  row('today’s test 2', two, todaysTest),
  row('the drills', drills, todaysDrills),
  row('the decks', decks, s.array(deck)),
  row('the whole interviews', wholeInterviews, s.array(wholeInterview)),
])('%s has the shape of its type', (_, value, schema) => {
  const [failure] = s.validate(value, schema);
  expect(failure && `${failure.path.join('.')}: ${failure.message}`).toBeUndefined();
});
