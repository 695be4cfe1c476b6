import type { SourcedText } from '../provenance.ts';
import type { CommonMistake, InterviewCountry, TipGroup } from './types.ts';

/** Decision of a country’s officers; shown above the general advice. */
export const countryAdvice: Readonly<Record<InterviewCountry, SourcedText>> = {
  us: {
    text:
      'Section 214(b) presumes that you want to stay for good, and you have to show otherwise. So ' +
      'the ties that bring you home count here above all: family, work, a plan already made.',
    asOf: '2026-11-21',
    source: 'travel.state.gov, Visa Denials, undated, read on that day',
  },
  uk: {
    text:
      'The interviewer decides whether you are a genuine student: what you know of the course and ' +
      'the provider, why not at home, and whether the money is yours to spend.',
    asOf: '2026-11-21',
    source: 'gov.uk, Student and Child Student caseworker guidance, read on that day',
  },
  au: {
    text:
      'Since 23 March 2024 Australia asks whether you are a genuine student. Wanting to stay later ' +
      'is not in itself a reason for refusal, but the course must make sense for you.',
    asOf: '2024-03-23',
    source: 'immi.homeaffairs.gov.au, Genuine Student requirement',
  },
  ca: {
    text:
      'Canada accepts that you may hope to stay later, if you would leave at the end of your ' +
      'permit if that does not work out. The programme still has to make sense for you.',
    asOf: '2026-11-21',
    source: 'canada.ca, instructions on dual intent, undated, read on that day',
  },
};

export const preparationTips: readonly TipGroup[] = [
  {
    heading: 'Before the Interview',
    tips: [
      'Read your application again. Every date and sum you say should be the one in it.',
      'Put your papers in the order of the checklist, originals on top.',
      'Say your answers aloud to someone, in your own words. Do not learn them by heart.',
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
      'Your plan for afterwards: what you will do, and where.',
      'For the US above all: what ties you to home, such as family, work, plans already made.',
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
      'read it on the morning of the interview.',
  },
  {
    title: 'Memorized Responses',
    description:
      'An answer learned by heart sounds like one, and it breaks down as soon as the question is put ' +
      'differently.',
    advice: 'Learn three facts for each topic, not sentences. Say them differently every time.',
  },
  {
    title: 'Immigration Intent',
    description:
      'Talk of settling abroad, or of the course as a way to a job there, answers a question ' +
      'that nobody asked. At a US consulate it is the most common reason for refusal.',
    advice:
      'Speak about your studies and about what they are for. If you are asked about work after the ' +
      'course, tell the truth, and briefly.',
  },
  {
    title: 'Vague Educational Goals',
    description:
      '"To gain international exposure" or "to improve my career" fits everyone, so it says ' +
      'nothing about you.',
    advice: 'Name a module, a skill and a job. One concrete detail is stronger than any praise.',
  },
];
