import type { SuccessStory } from '../../content/success-stories.ts';

const said = 'I had a list of thirty universities and no idea which were realistic. ';
const notice = {
  note: 'This story is invented.',
  asOf: '2026-11-21',
  source: 'invented for the tests',
  open: 'sample',
} as const;

/** Two, with five tags and with three; the first is for the USA, the second for the UK. */
export const successStories: readonly SuccessStory[] = [
  {
    id: 1,
    university: { name: 'Anna University', logo: 'AU', year: 2021, location: 'Chennai, India' },
    '{product}': { name: 'Full service', logo: 'FS', description: 'All of it.', year: 2022 },
    destination: {
      name: 'Arizona State University',
      logo: 'ASU',
      year: 2024,
      location: 'Tempe, Arizona, USA',
      program: 'Master of Science in Computer Science',
    },
    company: {
      name: 'Quillbrook (invented)',
      logo: 'QB',
      position: 'Software engineer',
      salary: '$96,000 a year',
      location: 'Phoenix, Arizona, USA',
    },
    stats: { timeToAdmission: '5 months', visaSuccess: 'At once', scholarshipAmount: '25%' },
    testimonial: said.repeat(4),
    tags: ['Computer Science', 'USA', 'Engineering', 'GRE 321', 'Scholarship'],
    ...notice,
  },
  {
    id: 2,
    university: { name: 'University of Delhi', logo: 'DU', year: 2022, location: 'Delhi, India' },
    '{product}': { name: 'Visa guidance', logo: 'VG', description: 'The file.', year: 2023 },
    destination: {
      name: 'University of Leeds',
      logo: 'UL',
      year: 2024,
      location: 'Leeds, UK',
      program: 'MSc Business Analytics',
    },
    company: {
      name: 'Fennimore (invented)',
      logo: 'FE',
      position: 'Pricing analyst',
      salary: '£34,500 a year',
      location: 'Manchester, UK',
    },
    stats: { timeToAdmission: '4 months', visaSuccess: 'At last', scholarshipAmount: '10%' },
    testimonial: `My degree was in commerce. ${said.repeat(4)}`,
    tags: ['Business', 'UK', 'IELTS 7.0'],
    ...notice,
  },
];
