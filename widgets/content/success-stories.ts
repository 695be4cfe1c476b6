import { illustrative, type Provenance } from './provenance.ts';

/** A student's route from a university in India to a first job. Every `logo` is initials. */
export interface SuccessStory extends Provenance {
  id: number;
  /** The home university; `year` is the year of that degree. */
  university: { name: string; logo: string; year: number; location: string };
  /** Our service. The data contract spells the key this way. */
  '{product}': { name: string; logo: string; description: string; year: number };
  /** The university abroad; `year` is the year of that degree. `location` ends with the country. */
  destination: { name: string; logo: string; year: number; location: string; program: string };
  company: { name: string; logo: string; position: string; salary: string; location: string };
  stats: { timeToAdmission: string; visaSuccess: string; scholarshipAmount: string };
  testimonial: string;
  tags: readonly string[];
  /** The disclosure shown with the story in full. */
  note: string;
}

/** Shown with every story in full. */
const inventedNote =
  'This story is invented, to show a typical way and how long each step takes. The words, the employer and the numbers are ours, and the universities have no part in it.';

export const successStories: readonly SuccessStory[] = [
  {
    id: 1,
    university: {
      name: 'Anna University',
      logo: 'AU',
      year: 2021,
      location: 'Chennai, India',
    },
    '{product}': {
      name: 'Full application service',
      logo: 'FA',
      description:
        'Shortlist of eight universities, review of the statement of purpose, two practice interviews for the visa.',
      year: 2022,
    },
    destination: {
      name: 'Arizona State University',
      logo: 'ASU',
      year: 2024,
      location: 'Tempe, Arizona, USA',
      program: 'Master of Science in Computer Science',
    },
    company: {
      name: 'Quillbrook Systems (invented)',
      logo: 'QS',
      position: 'Software engineer',
      salary: '$96,000 a year',
      location: 'Phoenix, Arizona, USA',
    },
    stats: {
      timeToAdmission: '5 months',
      visaSuccess: 'Granted at the first interview',
      scholarshipAmount: '25% of tuition',
    },
    testimonial:
      'I had a list of thirty universities and no idea which were realistic. We cut it to eight, and for each one I could say why it was there. My parents joined two of the calls.',
    tags: ['Computer Science', 'USA', 'Engineering', 'GRE 321', 'Scholarship'],
    note: inventedNote,
    ...illustrative,
  },
  {
    id: 2,
    university: {
      name: 'University of Delhi',
      logo: 'DU',
      year: 2022,
      location: 'Delhi, India',
    },
    '{product}': {
      name: 'Application and visa guidance',
      logo: 'AV',
      description:
        'Choice of five courses, comments on essays and references, check of the funds and papers for the visa.',
      year: 2023,
    },
    destination: {
      name: 'University of Leeds',
      logo: 'UL',
      year: 2024,
      location: 'Leeds, UK',
      program: 'MSc Business Analytics',
    },
    company: {
      name: 'Fennimore Grocers (invented)',
      logo: 'FG',
      position: 'Pricing analyst',
      salary: '£34,500 a year',
      location: 'Manchester, UK',
    },
    stats: {
      timeToAdmission: '4 months',
      visaSuccess: 'Granted at the first application',
      scholarshipAmount: '10% of tuition',
    },
    testimonial:
      'My degree was in commerce, and I wanted a course with statistics in it. My final-year project became the heart of my essay. The funds have to stay in the account for 28 days. Mine had been there for nineteen, so we waited.',
    tags: ['Business', 'UK', 'IELTS 7.0'],
    note: inventedNote,
    ...illustrative,
  },
];
