import type { ToolId } from './tools.ts';

/** A question on the way abroad, and the tools that answer it. */
interface WayStep {
  question: string;
  /** Purpose of the step. */
  purpose: string;
  tool: ToolId;
  /** Opens the side of the tool that answers it, if that is not the first. */
  query?: string;
  /** A second tool for the same question. */
  besides?: ToolId;
}

/** The way in its order: each step builds on the one before. */
export const waySteps: readonly WayStep[] = [
  {
    question: 'What can I afford?',
    purpose: 'Tuition, rent and daily life, by country and city.',
    tool: 'cost-calculator',
    query: '?cost-tab=afford',
  },
  {
    question: 'Who could fund it?',
    purpose: 'Awards for your country, level and subject.',
    tool: 'scholarship-finder',
  },
  {
    question: 'What do I do, and when?',
    purpose: 'Every date from the first test to the flight.',
    tool: 'application-timeline',
  },
  {
    question: 'Is my English good enough?',
    purpose: 'A mock exam with a score, and words to practise.',
    tool: 'toefl-mock-exam',
    besides: 'vocabulary-practice',
  },
  {
    question: 'What does the visa need?',
    purpose: 'Documents, money and the interview.',
    tool: 'visa-requirements',
    besides: 'visa-interview-simulator',
  },
];
