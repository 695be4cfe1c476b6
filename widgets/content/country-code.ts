/** The ten countries, in the order that every tool uses: us, uk, ca, au, de, nz, sg, fr, nl, ch. */
export type CountryCode = 'us' | 'uk' | 'ca' | 'au' | 'de' | 'nz' | 'sg' | 'fr' | 'nl' | 'ch';
