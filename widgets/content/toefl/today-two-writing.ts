import type { WritingSection } from './today-types.ts';

export const writing: WritingSection = {
  sentences: [
    {
      id: 't2-w-s1',
      context: 'The printer on our floor has stopped again.',
      answer: 'Could you find out when it will be repaired?',
      chunks: ['could you', 'find out', 'when', 'it will', 'be repaired'],
      explanation:
        'The question word comes after “find out”, and its clause has the order of a statement: “when it will be repaired”, not “when will it be”.',
    },
    {
      id: 't2-w-s2',
      context: 'What did you read on the train?',
      answer: 'The book everyone was talking about turned out to be dull.',
      chunks: ['the book', 'everyone', 'was talking', 'about', 'turned out', 'to be dull'],
      explanation:
        'The relative clause “everyone was talking about” needs no “that”; its preposition stays at its end, before the main verb.',
    },
    {
      id: 't2-w-s3',
      context: "Why don't you take the morning section?",
      answer: 'If I lived closer to campus, I would choose that one.',
      chunks: ['if', 'I lived', 'closer', 'to campus,', 'I would', 'choose', 'that one'],
      explanation:
        'An unreal condition in the present has the past tense after “if” and “would” in the other part. The comma closes the condition.',
    },
    {
      id: 't2-w-s4',
      context: 'Can I send you the form by email?',
      answer: 'It has to be signed in front of a witness.',
      chunks: ['it has', 'to be', 'signed', 'in front', 'of', 'a witness'],
      explanation:
        'A passive after “have to” is “to be” with the participle: “has to be signed”. “In front of” stays together.',
    },
    {
      id: 't2-w-s5',
      context: 'What did you think of the statistics course?',
      answer: 'It was by far the most useful course I have ever taken.',
      chunks: ['it', 'was by far', 'the most', 'useful course', 'I have', 'ever taken'],
      explanation:
        '“By far” strengthens a superlative and stands before “the”. The clause after the noun says among which courses.',
    },
    {
      id: 't2-w-s6',
      context: 'What did the librarian want?',
      answer: 'She asked us not to leave our bags on the tables.',
      chunks: ['she asked', 'us', 'not to', 'leave', 'our bags', 'on the tables'],
      explanation: 'A reported request is “asked” with a person and “to”. “Not” comes before “to”.',
    },
    {
      id: 't2-w-s7',
      context: 'Is that another new phone?',
      answer: 'Instead of buying another one, I got the old one repaired.',
      chunks: ['instead', 'of buying', 'another one,', 'I got', 'the old one', 'repaired'],
      explanation:
        '“Get something repaired” means that another person does it: the thing stands before the participle. After “instead of” a verb takes “-ing”.',
    },
    {
      id: 't2-w-s8',
      context: 'Why was the experiment repeated?',
      answer: 'The first results were so strange that nobody trusted them.',
      chunks: ['the first', 'results were', 'so strange', 'that', 'nobody', 'trusted them'],
      explanation:
        '“So” with an adjective is followed by a clause with “that”, which gives the consequence.',
    },
    {
      id: 't2-w-s9',
      context: 'Is Nandini coming with us?',
      answer: 'She has not decided whether to come or stay here.',
      chunks: ['she', 'has not', 'decided whether', 'to come', 'or', 'stay here'],
      explanation:
        '“Whether … or” names two possibilities; with “to”, no new subject is needed, and “to” counts for both verbs.',
    },
    {
      id: 't2-w-s10',
      context: 'Did you see the opening of the show?',
      answer: 'By the time we found our seats, it had already begun.',
      chunks: ['by the', 'time we', 'found', 'our seats,', 'it had', 'already begun'],
      explanation:
        '“By the time” is followed by the simple past; what was over before that is in the past perfect. The comma ends the first part.',
    },
  ],
  email: {
    id: 't2-w-e1',
    title: 'A noisy fan',
    situation:
      'You live in a hostel. The ceiling fan in your room makes a loud noise at night. You told the caretaker two weeks ago, but nothing has happened, and your exams begin on the tenth.',
    to: 'Mrs Iyer, hostel warden',
    subject: 'Noisy fan in Room 118',
    points: [
      'Describe the problem.',
      'Say what you have done about it so far.',
      'Ask for a solution before a certain date.',
    ],
    modelAnswer: `Dear Mrs Iyer,

I live in Room 118, and I am writing about the ceiling fan. As soon as it runs at more than the lowest speed, it makes a loud knocking sound. My room-mate and I have slept badly for almost three weeks, since it is too hot to do without a fan.

I reported this to the caretaker on the second of the month, and he kindly came to look at it. He said that a part had to be ordered, but we have heard nothing since then.

Our exams begin on the tenth. Would it be possible to have the fan repaired by the eighth? If the part does not arrive in time, a table fan would be enough until then.

With thanks and kind regards,
Ishita Bhatt`,
  },
  discussion: {
    id: 't2-w-d1',
    subject: 'Urban studies',
    professor: {
      name: 'Professor Nair',
      text: 'Some cities have closed parts of their centre to private cars. Shops, residents and visitors do not all agree about this. Should more cities keep cars out of their centre? Give reasons for your view.',
    },
    posts: [
      {
        name: 'Rohan',
        text: 'Yes. In our old market you cannot hear your own voice because of the horns. Without cars the air would be cleaner, and people would take their time to look at the shops.',
      },
      {
        name: 'Vidya',
        text: 'I am not sure. My parents own a small furniture shop in the centre. Nobody carries a cupboard home on a bus. If customers cannot drive to the shop, they will go to a mall outside the city.',
      },
    ],
    modelAnswer:
      "I would keep private cars out of the centre, but only during part of the day. Vidya is right that nobody carries a cupboard home on a bus. Yet hardly any customer carries one home in a small car either: it is delivered in a van. A city can let vans in early in the morning and in the evening, and keep the hours between for people on foot, so her parents' shop would not have to suffer. My own reason is a different one from clean air. Streets without cars can be used by those who do not drive at all, such as children, old people and most students. When the road along our lake was closed on Sundays, children learned to cycle there and my grandmother began to walk again. A street that serves everybody for ten hours seems fairer to me than one that serves drivers all day.",
  },
};
