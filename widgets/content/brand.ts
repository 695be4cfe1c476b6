/**
 * The only place that names the consultancy. Addresses and numbers are reserved ones, without an owner.
 * Pages insert the texts as `{{key}}`. Every form downloads them, so what only some pages show is in
 * public-profile.ts and office-map.ts.
 */
export const brand = {
  /**
   * Whether everything here is the consultancy's own. Until then every page says that people, figures
   * and stories are samples; with it, the build fails while one is left (`npm run launch-check`).
   */
  isLive: false as boolean,
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
} as const;
