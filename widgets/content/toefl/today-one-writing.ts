import type { WritingSection } from './today-types.ts';

export const writing: WritingSection = {
  sentences: [
    {
      id: 't1-w-s1',
      context: 'Room 12 is locked again.',
      answer: 'Do you know where the spare key is kept?',
      chunks: ['do you', 'know', 'where', 'the spare key', 'is kept'],
      explanation:
        'Inside another question the word order is that of a statement: “where the spare key is kept”, not “where is kept” or “where is the key kept”.',
    },
    {
      id: 't1-w-s2',
      context: 'Did you have anybody to help you in the first week?',
      answer: 'The mentor who was assigned to me answered all my questions.',
      chunks: ['the mentor', 'who was', 'assigned to me', 'answered', 'all my questions'],
      explanation:
        'The relative clause “who was assigned to me” stands directly after the person it describes; the main verb “answered” follows it.',
    },
    {
      id: 't1-w-s3',
      context: 'You look out of breath. Did you miss the bus?',
      answer: 'If the lecture had ended on time, I would have caught it.',
      chunks: ['if', 'the lecture', 'had ended', 'on time,', 'I would', 'have caught it'],
      explanation:
        'An unreal condition in the past has the past perfect after “if” and “would have” in the other part. The comma shows that the condition comes first.',
    },
    {
      id: 't1-w-s4',
      context: 'When will the marks be on the board?',
      answer: 'We were told that they would be put up by noon.',
      chunks: ['we were', 'told that', 'they would', 'be put', 'up by noon'],
      explanation:
        'Two passives: “we were told” and “would be put up”. After a verb of saying in the past, “will” becomes “would”.',
    },
    {
      id: 't1-w-s5',
      context: 'Is the new hostel worth the extra money?',
      answer: 'It is not nearly as quiet as the old one.',
      chunks: ['it is', 'not nearly', 'as quiet', 'as', 'the old one'],
      explanation:
        '“As … as” compares two things; “not nearly” stands before it and makes the difference a large one.',
    },
    {
      id: 't1-w-s6',
      context: 'What did the officer say about your form?',
      answer: 'She asked me whether I had kept a copy of it.',
      chunks: ['she', 'asked me', 'whether', 'I', 'had kept', 'a copy', 'of it'],
      explanation:
        'A reported question has the order of a statement: “whether I had kept”, not “whether had I kept”. The person asked comes right after “asked”.',
    },
    {
      id: 't1-w-s7',
      context: 'Why did they move the talk to the big hall?',
      answer: 'The seminar room was not large enough for everybody to sit down.',
      chunks: ['the seminar', 'room was', 'not large', 'enough', 'for everybody to', 'sit down'],
      explanation:
        '“Enough” follows its adjective, then comes “for” with the person, then “to” with the verb.',
    },
    {
      id: 't1-w-s8',
      context: 'How did Farah lose her fear of interviews?',
      answer: 'She got used to speaking in front of strangers.',
      chunks: ['she got', 'used', 'to speaking', 'in front', 'of strangers'],
      explanation:
        'In “get used to”, the word “to” is a preposition, so a verb after it takes “-ing”: “used to speaking”.',
    },
    {
      id: 't1-w-s9',
      context: 'Are you taking the early train to the airport?',
      answer: 'It depends on how long the meeting lasts.',
      chunks: ['it depends', 'on', 'how long', 'the meeting', 'lasts'],
      explanation:
        'After “depends on” a question becomes part of the sentence: “how long the meeting lasts”, without “does”.',
    },
    {
      id: 't1-w-s10',
      context: 'Which of the two professors should I write to?',
      answer: 'Write to the one whose course you are planning to take.',
      chunks: ['write to', 'the one', 'whose course', 'you are', 'planning', 'to take'],
      explanation:
        '“Whose” links the person with the course and takes the noun along to the front of its clause; “planning” is followed by “to”.',
    },
  ],
  email: {
    id: 't1-w-e1',
    title: 'A missed laboratory session',
    situation:
      "You are taking a chemistry course. You missed Tuesday's laboratory session because you had a fever, and the report on it counts towards your mark.",
    to: 'Dr S. Menon',
    subject: 'Laboratory session on Tuesday',
    points: [
      'Explain why you were absent.',
      'Ask how you can make up for the session.',
      'Suggest a time that would suit you.',
    ],
    modelAnswer: `Dear Dr Menon,

I am sorry that I was not in the laboratory on Tuesday. I had a high fever on Monday night, and the campus doctor told me to stay in bed for two days. I have her note and can bring it to your office.

I know that the report on this experiment counts towards our mark. Could you tell me how I can make up for the session? I would be glad to do the experiment with another group, or to work with data from my partner if that is allowed.

Your Thursday group meets at two o'clock, and I am free all that afternoon. If it is full, I could also come on Friday before ten.

Thank you for your help.

Yours sincerely,
Ananya Kulkarni`,
  },
  discussion: {
    id: 't1-w-d1',
    subject: 'Education',
    professor: {
      name: 'Professor Bhatt',
      text: 'In some courses, students lose marks if they miss too many classes. In others, nobody counts, and only the exam matters. Should attendance be part of the mark? Tell us what you think and why.',
    },
    posts: [
      {
        name: 'Karan',
        text: 'I think it should. Many of us would sleep late if nobody counted, and we would notice only in the exam how much we had missed. A rule helps us to do what is good for us.',
      },
      {
        name: 'Meera',
        text: 'I disagree. We are adults. If I can learn a topic from the book in one hour, why should I lose marks for not sitting in a room? The mark should show what I know.',
      },
    ],
    modelAnswer:
      "I agree with Meera that a mark should show what a student knows, so I would not take marks away from anybody who is absent. However, I do not think that a class is only a place to collect knowledge, and this is what both posts leave out. In a good class I also help other people. When I explain my solution in our economics seminar, somebody else sees a second way to solve the problem, and I notice the weak point in mine. If half of the group stays at home with the book, the other half loses these explanations. Therefore I would count what students contribute instead of counting heads: a short talk, a question sent in before the class, a comment on a classmate's draft. Such work can be marked fairly, it rewards those who come prepared, and a student who is ill for a week can still do it later.",
  },
};
