import { scholarshipNotes } from '../content/scholarships/notes.ts';
import { scholarships } from '../content/scholarships/scholarships.ts';
import { asItOpens, type ElementState } from '../testing/states.ts';

const find = { press: 'Find Scholarships' };
/** An award that another has replaced shows most. */
const award = scholarships.find(({ extension }) => extension.replacedBy) ?? scholarships[0];

export const states: readonly ElementState[] = [
  asItOpens,
  { name: 'error', steps: [{ fill: { gpa: '10.1' } }, find, { says: 'GPA cannot exceed 10' }] },
  {
    name: 'results and why not',
    steps: [{ fill: { gpa: '2', country: 'Germany' } }, find, { press: 'Why not?' }],
  },
  {
    name: 'results',
    steps: [find, { says: 'Found ' }],
    prints: { shown: 'h3#found, ul > li h4', hidden: 'form, div > button' },
  },
  {
    name: 'detail',
    steps: award
      ? [find, { press: award.name }, { says: scholarshipNotes[award.id]?.[0]?.text ?? '' }]
      : [],
    prints: { shown: 'article, article li', hidden: 'form, div > button' },
  },
  {
    name: 'nothing found',
    steps: [{ fill: { keyword: 'zebra' } }, find, { says: 'Found 0 Scholarships' }],
  },
];
