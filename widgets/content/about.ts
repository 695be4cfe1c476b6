import { ownOffer, type Provenance } from './provenance.ts';

/** One of the consultancy's values. */
export interface Value {
  title: string;
  text: string;
}

export interface AboutContent extends Provenance {
  /** Paragraphs. */
  story: readonly string[];
  mission: string;
  vision: string;
  values: readonly Value[];
}

export const about: AboutContent = {
  story: [
    'We opened in 2018 with one idea: a family that is about to spend its savings on a degree deserves a plain answer. That is harder than it sounds. Rules change, fees change, and much of what is said about studying abroad is said by someone who earns from it.',
    'So we began to write things down. Every cost on one page. Every visa rule with the date on which we last checked it. Every deadline in one calendar, with the months before it. The tools on this site grew out of those pages, and they are free for everyone.',
    'Today we meet students in five Indian cities and by video everywhere else. The first conversation is still free, and it still starts with the same question: why do you want to go?',
  ],
  mission:
    'To help each student find a course abroad that fits their marks, their budget and their reasons, and to get the application and the visa file right.',
  vision:
    'An India in which every student can compare the chances, the costs and the rules of studying abroad, whether or not anyone in the family has done it before.',
  values: [
    {
      title: 'Plain answers',
      text: 'We say what we know, what we do not know and who decides. If a plan will not work, you hear it early.',
    },
    {
      title: 'Your words',
      text: 'We comment on essays and practise interviews. We never write or answer for you.',
    },
    {
      title: 'Prices in writing',
      text: 'You see what a package costs before you agree to it. There are no hidden fees.',
    },
    {
      title: 'The family at the table',
      text: 'Parents are welcome in every meeting. The decision belongs to the student.',
    },
  ],
  ...ownOffer,
};
