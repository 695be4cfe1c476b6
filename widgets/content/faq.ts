import { ownOffer, type Provenance } from './provenance.ts';

export interface FaqEntry extends Provenance {
  question: string;
  answer: string;
}

export const faq: readonly FaqEntry[] = [
  {
    question: 'Do you offer free consultations?',
    answer:
      'Yes, free consultations are offered to every student, by video, by chat or in person. You need not book anything afterwards.',
    ...ownOffer,
  },
  {
    question: 'How long does admission take?',
    answer:
      'Admission takes 3-6 months from application to decision. Start at least 12 months ahead of your course, because language tests, documents and the visa need time too.',
    ...ownOffer,
  },
  {
    question: 'What do you charge?',
    answer:
      'Our charges vary by package, with no hidden fees. You get the price in writing before you decide. Fees of universities, tests and embassies are paid to them, not to us.',
    ...ownOffer,
  },
  {
    question: 'Do you help with scholarships?',
    answer:
      'Yes, scholarship help is offered: we look for awards that you can apply for and check the application with you. The provider decides who gets an award.',
    ...ownOffer,
  },
];
