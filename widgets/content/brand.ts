/** The one place that names the consultancy. Addresses and numbers are ones nobody can have. */
export const brand = {
  name: 'Sarathi Abroad',
  office: 'New Delhi',
  officeAddress: 'Barakhamba Road, Connaught Place, New Delhi 110001',
  hours: 'Mon-Sat 10:00 AM - 6:00 PM',
  hoursZone: 'IST',
  phone: '+91 00000 00000',
  generalEmail: 'hello@sarathi-abroad.example',
  admissionsEmail: 'admissions@sarathi-abroad.example',
} as const;
