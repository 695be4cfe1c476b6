import type { Portrait } from './portrait.ts';
import { illustrative, type Provenance } from './provenance.ts';

export interface Testimonial extends Provenance {
  quote: string;
  /** First name and an initial. */
  name: string;
  position: string;
  image: Portrait;
  /** Out of 5. */
  rating: 5 | 4.5;
}

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'They asked what I would do if the first choice said no, and we made a plan for that, too. It was the second choice in the end.',
    name: 'Ishita R.',
    position: "Master's student in data science, UK",
    image: { initials: 'IR', from: '#6d28d9', to: '#9d174d' },
    rating: 5,
    ...illustrative,
  },
  {
    quote:
      'In the visa interview my answers came out in the wrong order. After three practice rounds they were short, and they were mine.',
    name: 'Aarav M.',
    position: "Master's student in mechanical engineering, USA",
    image: { initials: 'AM', from: '#0f766e', to: '#1e40af' },
    rating: 4.5,
    ...illustrative,
  },
  {
    quote:
      'As a mother I wanted to see the numbers first. I got them on one page, in rupees. After that we could talk calmly at home.',
    name: 'Lakshmi P.',
    position: 'Parent of a student in Canada',
    image: { initials: 'LP', from: '#9a3412', to: '#be185d' },
    rating: 5,
    ...illustrative,
  },
];
