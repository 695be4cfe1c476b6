import { illustrative, type Provenance } from './provenance.ts';

interface Milestone extends Provenance {
  year: number;
  title: string;
  description: string;
}

export const milestones: readonly Milestone[] = [
  {
    year: 2018,
    title: 'A first office in New Delhi',
    description: 'Three counsellors open an office at Connaught Place and meet every family there.',
    ...illustrative,
  },
  {
    year: 2019,
    title: 'The first students leave',
    description: 'Our first students start their courses in Canada, the UK and Australia.',
    ...illustrative,
  },
  {
    year: 2020,
    title: 'Advice moves online',
    description:
      'The office has to close for months. Video and chat take its place, and stay for students who live far from a big city.',
    ...illustrative,
  },
  {
    year: 2021,
    title: 'Visa preparation for everyone',
    description:
      'A document check and a practice interview become part of every full application service.',
    ...illustrative,
  },
  {
    year: 2022,
    title: 'More places to choose from',
    description: 'Germany, Ireland and New Zealand join the countries our students ask for most.',
    ...illustrative,
  },
  {
    year: 2023,
    title: 'Five Indian cities',
    description: 'With the fifth office open, more families can sit down with us in person.',
    ...illustrative,
  },
];
