import { ownOffer, type Provenance } from './provenance.ts';

/** One of the consultancy's values. */
export interface Value {
  title: string;
  text: string;
}

interface AboutContent extends Provenance {
  /** Paragraphs. */
  story: readonly string[];
  mission: string;
  vision: string;
  values: readonly Value[];
}

export const about: AboutContent = {
  story: [
    'A family that is about to spend its savings on a degree deserves a plain answer. That is harder than it sounds: rules change, fees change, and many who advise you earn from it. So do we: ask us who pays us.',
    'So we began to write things down. Costs on one page. Visa rules with their source. Deadlines in one calendar. The tools on this site grew out of those pages, and they are free for everyone.',
    'We meet students in person and by video. The first conversation is free, and it starts with one question: why do you want to go?',
  ],
  mission:
    'To help each student find a course abroad that fits their marks, their budget and their reasons, and to get the application and the visa file right.',
  vision:
    'An India in which every student can compare the chances, the costs and the rules of studying abroad, whether or not anyone in the family has done it before.',
  values: [
    {
      title: 'Plain answers',
      text: 'If a plan will not work, or we do not know, you hear it early.',
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
