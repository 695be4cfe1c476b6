/**
 * The only place that names the consultancy. Addresses and numbers are ones that nobody can own.
 * All values are text: pages insert them as `{{key}}`.
 */
export const brand = {
  name: 'Sarathi Abroad',
  office: 'New Delhi',
  officeAddress: 'Barakhamba Road, Connaught Place, New Delhi 110001',
  hours: 'Mon-Sat 10:00 AM - 6:00 PM',
  hoursZone: 'IST',
  phone: '+91 00000 00000',
  whatsapp: '+91 00000 00000',
  whatsappHref: 'https://sarathi-abroad.example/whatsapp',
  generalEmail: 'hello@sarathi-abroad.example',
  admissionsEmail: 'admissions@sarathi-abroad.example',
  blurb:
    'Your trusted partner for study abroad guidance, from the first shortlist to the visa. We work with students in India and with their families.',
} as const;

/** The year the consultancy opened. */
export const foundedYear = 2018;

export interface SocialLink {
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

export interface OfficeMap {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** The same place on openstreetmap.org. */
  href: string;
  /** For an iframe, loaded only when the visitor asks for it. */
  embedHref: string;
  asOf: string;
  source: string;
}

/** Connaught Place, where the head office is. */
export const officeMap: OfficeMap = {
  latitude: 28.632778,
  longitude: 77.219722,
  href: 'https://www.openstreetmap.org/?mlat=28.632778&mlon=77.219722#map=16/28.632778/77.219722',
  embedHref:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.2117%2C28.6268%2C77.2277%2C28.6388&layer=mapnik&marker=28.632778%2C77.219722',
  asOf: '2026-11-21',
  source: 'Wikipedia, "Connaught Place, New Delhi": 28°37′58″N 77°13′11″E',
};
