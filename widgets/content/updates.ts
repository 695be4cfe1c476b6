import { ownOffer, ownRecords, type Provenance } from './provenance.ts';

/** An item of the "Latest Updates & Offers" strip. */
export interface Update extends Provenance {
  id: number;
  title: string;
  /** Name of the icon on its picture. */
  icon: string;
  /** A CSS gradient, the background of white text. */
  image: string;
  content: string;
  /** Label of the button. */
  cta: string;
  /** Target of the button. */
  path: string;
  /** Discount code to quote when booking. */
  code?: string;
  /** Last day of the offer in Indian time, as YYYY-MM-DD. */
  expires?: string;
}

export const updates: readonly Update[] = [
  {
    id: 1,
    title: 'Scholarship Alert',
    icon: 'award',
    image: 'linear-gradient(135deg, #1e40af, #6d28d9)',
    content:
      'There are scholarships of up to 50% tuition discount for Indian students applying to US universities. Each university sets its own rules and dates, and most awards are smaller. Our finder is a good place to start.',
    cta: 'Find Scholarships',
    path: '/tools#scholarship-finder',
    ...ownOffer,
  },
  {
    id: 2,
    title: 'Group Discounts',
    icon: 'users',
    image: 'linear-gradient(135deg, #0f766e, #155e75)',
    content:
      'Planning together costs less: groups of 3 or more pay a lower price each and share one planning meeting. Ask us what a group booking for 3 or more students would cost.',
    cta: 'Ask About Group Prices',
    path: '/contact',
    ...ownOffer,
  },
  {
    id: 3,
    title: 'IELTS Preparation',
    icon: 'languages',
    image: 'linear-gradient(135deg, #9a3412, #9d174d)',
    content:
      'Our IELTS workshop improves a score by up to 1.5 bands. That is the best case we aim for, without a record yet and no promise.',
    cta: 'Ask About the Workshop',
    path: '/contact',
    ...ownOffer,
  },
  {
    id: 4,
    title: 'Visa Guidance',
    icon: 'stamp',
    image: 'linear-gradient(135deg, #1a36a3, #0e7490)',
    content:
      'We check your documents and practise the interview with you: visa guidance with a 98% success rate, not yet confirmed. This is our own figure: visas granted, out of all applications we helped to prepare that were decided. The embassy decides every case for itself.',
    cta: 'See Visa Requirements',
    path: '/tools#visa-requirements',
    ...ownRecords,
  },
  {
    id: 5,
    title: 'Free Consultation',
    icon: 'calendar-check',
    image: 'linear-gradient(135deg, #166534, #0f766e)',
    content:
      'Book a free 30-minute university matching consultation. Bring your marks, your budget and your questions. You leave with a first shortlist, and you owe us nothing.',
    cta: 'Book a Free Consultation',
    path: '/contact#consultation',
    ...ownOffer,
  },
  {
    id: 6,
    title: 'Document Review',
    icon: 'file-check',
    image: 'linear-gradient(135deg, #7e22ce, #be185d)',
    content:
      'Our document review (SOP, LORs, resume) is at 20% off. Ask for the full price, the price you pay and the last day: you get all three in writing before you decide. We comment on every page, and the words stay your own.',
    cta: 'Ask for a Review',
    path: '/contact',
    ...ownOffer,
  },
  {
    id: 7,
    title: 'Summer Special',
    icon: 'tag',
    image: 'linear-gradient(135deg, #b45309, #b91c1c)',
    content:
      'The summer discount code SUMMER20 gives you 20% off all services until August 31. Tell us the code when you book.',
    cta: 'Talk to Us',
    path: '/contact',
    code: 'SUMMER20',
    expires: '2026-08-31',
    ...ownOffer,
  },
  {
    id: 8,
    title: 'Student Community',
    icon: 'message-circle',
    image: 'linear-gradient(135deg, #4338ca, #86198f)',
    content:
      'Some questions are best answered by a student who is one step ahead of you. Tell us where you want to go, and we invite you to a group of students with the same plan.',
    cta: 'Ask for an Invitation',
    path: '/contact',
    ...ownOffer,
  },
  {
    id: 9,
    title: 'Newsletter',
    icon: 'mail',
    image: 'linear-gradient(135deg, #334155, #1e3a8a)',
    content:
      'Deadlines, scholarships and changes in visa rules, by email. Every email has a link to unsubscribe.',
    cta: 'Subscribe',
    path: '/blog#newsletter',
    ...ownOffer,
  },
];
