import type { Portrait } from './portrait.ts';
import { illustrative, type Provenance } from './provenance.ts';

export interface TeamMember extends Provenance {
  name: string;
  title: string;
  image: Portrait;
  education: string;
  experience: string;
  bio: string;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Nandini Kulkarni',
    title: 'Founder and Director',
    image: { initials: 'NK', from: '#1a36a3', to: '#4338ca' },
    education: 'MBA, after a degree in psychology',
    experience: '19 years in student counselling',
    bio: 'Nandini began by answering the questions of younger cousins at the kitchen table. She still takes a few families herself every year, to know what worries them.',
    ...illustrative,
  },
  {
    name: 'Aditya Bhatt',
    title: 'Head of Admissions',
    image: { initials: 'AB', from: '#0e7490', to: '#1e40af' },
    education: 'MSc in Physics, studied in Germany',
    experience: '13 years in university applications',
    bio: 'Aditya reads every shortlist before it goes to a student. His rule is that each university on it needs a reason that the student can say aloud.',
    ...illustrative,
  },
  {
    name: 'Farah Ansari',
    title: 'Head of Visa Guidance',
    image: { initials: 'FA', from: '#86198f', to: '#9d174d' },
    education: 'Bachelor of Laws',
    experience: '15 years with student visa files',
    bio: 'Farah keeps track of the rules of every country we work with and dates each change. She would rather delay a file by a week than send it incomplete.',
    ...illustrative,
  },
];
