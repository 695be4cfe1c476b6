import type { FlagKey } from './destinations.ts';

export interface NavigationLink {
  label: string;
  /** A path of our own site. */
  href: string;
}

/** A country in the footer. Its label is not the key of its flag. */
export interface DestinationLink extends NavigationLink {
  flag: FlagKey;
}

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Tools', href: '/tools' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact Us', href: '/contact' },
];

export const getStartedLink: NavigationLink = {
  label: 'Get Started',
  href: '/contact#consultation',
};

export const quickLinks: readonly NavigationLink[] = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about' },
  { label: 'Tools', href: '/tools' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Testimonials', href: '/about#testimonials' },
];

export const studyDestinations: readonly DestinationLink[] = [
  { label: 'United States', flag: 'usa', href: '/tools#countries' },
  { label: 'United Kingdom', flag: 'uk', href: '/tools#countries' },
  { label: 'Canada', flag: 'canada', href: '/tools#countries' },
  { label: 'Australia', flag: 'australia', href: '/tools#countries' },
  { label: 'Germany', flag: 'germany', href: '/tools#countries' },
  { label: 'New Zealand', flag: 'new zealand', href: '/tools#countries' },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Use', href: '/terms' },
  { label: 'Cookie Policy', href: '/cookies' },
];
