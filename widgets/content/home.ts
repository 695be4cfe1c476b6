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

/** Heading and one-line introduction of each section of the home page. */
export const homeSections = {
  updates: { heading: 'Latest Updates & Offers' },
  successStories: {
    heading: 'Success stories',
    intro: 'Two routes from an Indian university to a first job abroad.',
  },
  consultants: {
    heading: 'Who would advise you',
    intro: 'Each consultant specialises in one stage of the journey.',
  },
  tools: {
    heading: 'Free tools',
    intro: 'Work out the costs, the papers and the dates before you decide anything.',
  },
  blog: {
    heading: 'From the blog',
    intro: 'Longer answers to common questions.',
  },
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
