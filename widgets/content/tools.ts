import { ownTools, type Provenance } from './provenance.ts';

export type ToolCategoryId = 'exam-prep' | 'planning' | 'visa' | 'opportunities';

interface ToolCategory {
  id: ToolCategoryId;
  label: string;
  description: string;
  /** Name of a Lucide icon. */
  icon: string;
  /** As #rrggbb; contrasts with white by at least 4.5:1. */
  colour: string;
}

/** Also the URL fragment that opens the tool: `/tools#cost-calculator`. */
export type ToolId =
  | 'toefl-mock-exam'
  | 'vocabulary-practice'
  | 'cost-calculator'
  | 'visa-requirements'
  | 'visa-interview-simulator'
  | 'scholarship-finder'
  | 'application-timeline';

export interface Tool extends Provenance {
  id: ToolId;
  name: string;
  /** The card's text, which the search reads: 38 signs at most, one line on a phone. */
  description: string;
  category: ToolCategoryId;
  /** Heading of the open tool, if that is not its name. */
  title?: string;
  /** A line on the card for the side of a practice tool that is ours; no search looks into it. */
  also?: string;
  /** Name of a Lucide icon. */
  icon: string;
  /** Tag name of the element. */
  component: `sa-${ToolId}`;
  popular: boolean;
  /** Estimated time, as text. */
  time: string;
}

export const toolCategories: readonly ToolCategory[] = [
  {
    id: 'exam-prep',
    label: 'Exam Preparation',
    description: 'Practise for the language test before you pay for it.',
    icon: 'graduation-cap',
    colour: '#6d28d9',
  },
  {
    id: 'planning',
    label: 'Planning & Finance',
    description: 'The costs, and the steps month by month.',
    icon: 'wallet',
    colour: '#0f766e',
  },
  {
    id: 'visa',
    label: 'Visa & Immigration',
    description: 'The papers, the money and the interview.',
    icon: 'stamp',
    colour: '#1e40af',
  },
  {
    id: 'opportunities',
    label: 'Opportunities',
    description: 'Awards that can pay for part of your course.',
    icon: 'award',
    colour: '#b45309',
  },
];

export const tools: readonly Tool[] = [
  {
    id: 'toefl-mock-exam',
    name: 'TOEFL Mock Exam',
    description: 'English for university, four sections',
    also: 'Also: Today’s test, in the 2026 format',
    category: 'exam-prep',
    icon: 'headphones',
    component: 'sa-toefl-mock-exam',
    popular: true,
    time: '2-3 hours',
    ...ownTools,
  },
  {
    id: 'vocabulary-practice',
    name: 'Vocabulary Practice',
    title: 'English Vocabulary Practice',
    description: 'Flashcards, a dictionary and a quiz',
    also: 'Also: a daily review of 200 words',
    category: 'exam-prep',
    icon: 'book-open',
    component: 'sa-vocabulary-practice',
    popular: true,
    time: '15-30 min',
    ...ownTools,
  },
  {
    id: 'cost-calculator',
    name: 'Cost Calculator',
    description: 'Tuition, rent and daily life',
    category: 'planning',
    icon: 'calculator',
    component: 'sa-cost-calculator',
    popular: true,
    time: '5-10 min',
    ...ownTools,
  },
  {
    id: 'visa-requirements',
    name: 'Visa Requirements',
    description: 'Papers and money, six countries',
    category: 'visa',
    icon: 'file-check',
    component: 'sa-visa-requirements',
    popular: false,
    time: '10-15 min',
    ...ownTools,
  },
  {
    id: 'visa-interview-simulator',
    name: 'Visa Interview Simulator',
    description: "Answer an officer's questions aloud",
    also: 'Also: a whole interview, 5 countries',
    category: 'visa',
    icon: 'mic',
    component: 'sa-visa-interview-simulator',
    popular: true,
    time: '20-30 min',
    ...ownTools,
  },
  {
    id: 'scholarship-finder',
    name: 'Scholarship Finder',
    description: 'Awards by country, level and field',
    category: 'opportunities',
    icon: 'award',
    component: 'sa-scholarship-finder',
    popular: true,
    time: '10-15 min',
    ...ownTools,
  },
  {
    id: 'application-timeline',
    name: 'Application Timeline',
    description: 'Each step, month by month',
    category: 'planning',
    icon: 'calendar-range',
    component: 'sa-application-timeline',
    popular: false,
    time: '5-10 min',
    ...ownTools,
  },
];
