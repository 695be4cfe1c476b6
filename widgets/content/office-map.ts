import type { Provenance } from './provenance.ts';

export interface OfficeMap extends Provenance {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
  /** The same place on openstreetmap.org. */
  href: string;
  /** For an iframe, loaded only when the visitor asks for it. */
  embedHref: string;
}

/** Connaught Place, where the head office is to be. */
export const officeMap: OfficeMap = {
  latitude: 28.632778,
  longitude: 77.219722,
  href: 'https://www.openstreetmap.org/?mlat=28.632778&mlon=77.219722#map=16/28.632778/77.219722',
  embedHref:
    'https://www.openstreetmap.org/export/embed.html?bbox=77.2117%2C28.6268%2C77.2277%2C28.6388&layer=mapnik&marker=28.632778%2C77.219722',
  asOf: '2026-11-21',
  source: 'Wikipedia, "Connaught Place, New Delhi": 28°37′58″N 77°13′11″E',
  open: 'claim',
};
