import type { Portrait } from './portrait.ts';
import { illustrative, type Provenance } from './provenance.ts';

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';

/** A consultant, for the guide teaser and the simulated chat. */
export interface Consultant extends Provenance {
  id: number;
  name: string;
  specialty: string;
  image: Portrait;
  /** Out of 5. */
  rating: 5 | 4.5;
  qualification: string;
  /** In years. */
  experience: number;
  bio: string;
  availability: readonly Weekday[];
}

export const consultants: readonly Consultant[] = [
  {
    id: 1,
    name: 'Ananya Iyer',
    specialty: 'Choosing a university in the USA or Canada',
    image: { initials: 'AI', from: '#1e40af', to: '#6d28d9' },
    rating: 5,
    qualification: 'MA in Education',
    experience: 11,
    bio: 'Ananya turns a long list of universities into a short one that fits your marks and your budget. She likes to have parents in the first call.',
    availability: ['Monday', 'Tuesday', 'Wednesday', 'Friday'],
    ...illustrative,
  },
  {
    id: 2,
    name: 'Rohan Mehta',
    specialty: 'Student visas and interviews',
    image: { initials: 'RM', from: '#0f766e', to: '#155e75' },
    rating: 4.5,
    qualification: 'Bachelor of Laws',
    experience: 9,
    bio: 'Rohan checks every page of a visa file against the official list before it is sent. In practice interviews he asks the question you hoped nobody would ask.',
    availability: ['Monday', 'Wednesday', 'Thursday', 'Saturday'],
    ...illustrative,
  },
  {
    id: 3,
    name: 'Priya Nair',
    specialty: 'Scholarships and education loans',
    image: { initials: 'PN', from: '#9d174d', to: '#7e22ce' },
    rating: 5,
    qualification: 'Master of Commerce',
    experience: 8,
    bio: 'Priya works out what a course costs to the last month, and how much of it can be funded. She tells you early when a plan is too expensive.',
    availability: ['Tuesday', 'Thursday', 'Friday'],
    ...illustrative,
  },
  {
    id: 4,
    name: 'Karan Singh',
    specialty: 'Engineering and computer science in Germany and the UK',
    image: { initials: 'KS', from: '#b45309', to: '#9a3412' },
    rating: 4.5,
    qualification: 'MS in Computer Science',
    experience: 7,
    bio: 'Karan studied abroad himself and knows which lines of a syllabus an admissions office reads. He helps you present a project so that an outsider follows it.',
    availability: ['Monday', 'Tuesday', 'Thursday', 'Saturday'],
    ...illustrative,
  },
  {
    id: 5,
    name: 'Meera Joshi',
    specialty: 'Language tests and application essays',
    image: { initials: 'MJ', from: '#166534', to: '#0f766e' },
    rating: 5,
    qualification: 'MA in English, certified language teacher',
    experience: 12,
    bio: 'Meera finds out which part of a test costs you the most points and starts there. She comments on essays and never writes them for you.',
    availability: ['Wednesday', 'Thursday', 'Friday', 'Saturday'],
    ...illustrative,
  },
];
