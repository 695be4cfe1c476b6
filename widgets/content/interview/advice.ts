import type { CommonMistake, TipGroup } from './types.ts';

export const preparationTips: readonly TipGroup[] = [
  {
    heading: 'Before the Interview',
    tips: [
      'Read your application again. Every date and sum you say should be the one in it.',
      'Put your papers in the order of the checklist, originals on top.',
      'Say your answers aloud to somebody, in your own words. Do not learn them by heart.',
      'Look up the route the day before and arrive 15-30 minutes early.',
      'Sleep. A rested answer beats a rehearsed one.',
    ],
  },
  {
    heading: 'During the Interview',
    tips: [
      'Listen to the whole question before you begin.',
      'Answer what was asked, in two to four sentences, and stop.',
      'If you did not understand, say so: "Could you please repeat that?" costs nothing.',
      'Look at the officer and speak at the pace of a normal conversation.',
      'Hand over a document when you are asked for it, not before.',
      'If you do not know something, say that. Never guess a figure.',
    ],
  },
  {
    heading: 'Key Points to Emphasize',
    tips: [
      'Why this course: what is in it that you need.',
      'How it follows from what you have studied and done.',
      'How it is paid for, and that the money is there.',
      'What you will do afterwards, and where.',
      'What ties you to home: family, work, plans already made.',
    ],
  },
];

export const commonMistakes: readonly CommonMistake[] = [
  {
    title: 'Inconsistent Information',
    description:
      'You say one sum, the bank letter says another. You name a course that is not the one on ' +
      'your form. Even an honest slip looks like something hidden.',
    advice:
      'Keep one page with your dates, fees, funds and addresses, taken from the application, and ' +
      'read it on the morning.',
  },
  {
    title: 'Memorized Responses',
    description:
      'An answer learned by heart sounds like one, and it breaks down at the first question from ' +
      'another side.',
    advice: 'Learn three facts for each topic, not sentences. Say them differently every time.',
  },
  {
    title: 'Immigration Intent',
    description:
      'Talk of settling abroad, or of the course as a way to a job there, answers a question ' +
      'that nobody asked and works against a student visa.',
    advice:
      'Speak about your studies and about what they are for at home. If you are asked about work ' +
      'after the course, tell the truth, and briefly.',
  },
  {
    title: 'Vague Educational Goals',
    description:
      '"To gain international exposure" or "to improve my career" fits everybody, so it says ' +
      'nothing about you.',
    advice: 'Name a module, a skill and a job. One concrete detail is stronger than any praise.',
  },
];
