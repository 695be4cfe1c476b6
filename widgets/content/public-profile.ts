import { illustrative, type Provenance } from './provenance.ts';

/** The consultancy in a sentence or two. */
export const blurb =
  'Your trusted partner for study abroad guidance, from the first shortlist to the visa. We work with students in India and with their families.';

interface SocialLink {
  name: 'Instagram' | 'Facebook' | 'LinkedIn' | 'YouTube';
  href: string;
}

/** In footer order. Placeholder URLs, because our handles are not known yet. */
export const socials: readonly SocialLink[] = [
  { name: 'Instagram', href: 'https://sarathi-abroad.example/instagram' },
  { name: 'Facebook', href: 'https://sarathi-abroad.example/facebook' },
  { name: 'LinkedIn', href: 'https://sarathi-abroad.example/linkedin' },
  { name: 'YouTube', href: 'https://sarathi-abroad.example/youtube' },
];

/** Invented parts of the brand, beside its reserved addresses. */
export const brandFacts: Provenance & { name: string } = {
  name: 'the name, the office and its hours',
  ...illustrative,
};
