import type { CountryCode } from './country-code.ts';

export interface NavigationLink {
  label: string;
  /** A path of our own site. */
  href: string;
}

/** A country in the footer. */
interface DestinationLink extends NavigationLink {
  country: CountryCode;
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
  { label: 'United States', country: 'us', href: '/tools#countries' },
  { label: 'United Kingdom', country: 'uk', href: '/tools#countries' },
  { label: 'Canada', country: 'ca', href: '/tools#countries' },
  { label: 'Australia', country: 'au', href: '/tools#countries' },
  { label: 'Germany', country: 'de', href: '/tools#countries' },
  { label: 'New Zealand', country: 'nz', href: '/tools#countries' },
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Use', href: '/terms' },
  { label: 'Cookie Policy', href: '/cookies' },
];

/** In the footer's last line, and on About. */
export const partnersLink: NavigationLink = { label: 'For partners', href: '/partners' };
