interface SectionIntro {
  heading: string;
  /** A sentence below it, if the heading is not enough. */
  intro?: string;
}

export interface CallToAction {
  label: string;
  /** A path of our own site. */
  path: string;
}

export const hero = {
  badge: 'From shortlist to visa',
  headline: 'Study abroad, step by step',
  subtitle:
    'We help students in India to choose a university, apply and prepare for the visa. Start with a free conversation, and bring your parents.',
  tickerLead: 'Currently helping students go to',
  primary: { label: 'Book a Free Consultation', path: '/contact#consultation' },
  secondary: { label: 'Explore Our Tools', path: '/tools' },
} as const satisfies Record<string, string | CallToAction>;

/** Headings of sections of the home page. */
export const homeSections = {
  updates: { heading: 'Latest Updates & Offers' },
  finalCallToAction: {
    heading: 'Ready for the first step?',
    intro: 'Half an hour, free of charge, by video, by chat or in person.',
  },
} as const satisfies Record<string, SectionIntro>;

/** Links of the final call to action; the first is the primary one. */
export const finalLinks: readonly CallToAction[] = [
  { label: 'Book a Free Consultation', path: '/contact#consultation' },
  { label: 'Send Us a Question', path: '/contact' },
  { label: 'Explore Our Tools', path: '/tools' },
];
