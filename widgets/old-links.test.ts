import { describe, expect, it } from 'vitest';
import { readQuery } from './kit/address/address-table.ts';
import { readPlanLink } from './kit/stores/plan-link.logic.ts';
import { timelineTable } from './sa-application-timeline/application-timeline.api.ts';
import { blogTable } from './sa-blog-list/blog-list.api.ts';
import { formTable, viewTable } from './sa-cost-calculator/cost-calculator.api.ts';
import { readLinked } from './sa-cost-calculator/plan/read-linked.ts';
import { finderTable } from './sa-scholarship-finder/scholarship-finder.api.ts';
import { examTable } from './sa-toefl-mock-exam/toefl-mock-exam.api.ts';
import { simulatorTable } from './sa-visa-interview-simulator/visa-interview-simulator.api.ts';
import { visaTable } from './sa-visa-requirements/visa-requirements.api.ts';
import { practiceTable } from './sa-vocabulary-practice/vocabulary-practice.api.ts';

const tables: Record<string, { prefix: string }> = {
  'sa-application-timeline': timelineTable,
  'sa-blog-list': blogTable,
  'sa-cost-calculator': viewTable,
  'sa-scholarship-finder': finderTable,
  'sa-toefl-mock-exam': examTable,
  'sa-visa-interview-simulator': simulatorTable,
  'sa-visa-requirements': visaTable,
  'sa-vocabulary-practice': practiceTable,
};

/** Links that stand in mails and posts since 0.1.0: whatever changes, they are read like this. */
describe('an old link', () => {
  it.each([
    [
      '?cost-plan=us.new-york.masters.2.shared.moderate',
      ['us', 'New York', 'masters', '2', 'shared', 'moderate'],
    ],
    [
      '?cost-plan=de.any.mba.1.oncampus.budget&cost-plan=us',
      ['de', '', 'masters', '1', 'oncampus', 'budget'],
    ],
    ['?cost-plan=ca.any.phd', ['ca', '', 'phd', '1', 'shared', 'moderate']],
  ])('to a calculated plan fills the form: %s', (query, values) => {
    expect(Object.values(readLinked(query).values)).toEqual(values);
  });

  it('to single fields of the calculator fills these', () => {
    const query =
      '?cost-country=us&cost-city=New+York&cost-program-level=masters&cost-duration=2&cost-accommodation=homestay&cost-lifestyle=premium';
    const values = {
      country: 'us',
      city: 'New York',
      programLevel: 'masters',
      duration: '2',
      accommodation: 'homestay',
      lifestyle: 'premium',
    };
    expect(readLinked(query).values).toEqual(values);
    expect(readQuery(formTable, query)).toEqual(values);
    expect(readLinked('?cost-country=us&cost-program-level=masters').values).toEqual({
      country: 'us',
      programLevel: 'masters',
    });
  });

  it.each([
    [
      'sa-cost-calculator',
      '?cost-accommodation-basis=yearly&cost-tab=afford',
      { accommodationBasis: 'yearly', tab: 'afford' },
    ],
    [
      'sa-application-timeline',
      '?timeline-country=us&timeline-program-level=mba&timeline-season=spring&timeline-year=2028&timeline-language-tests=off&timeline-test-type=PTE+Academic&timeline-gmat=on',
      {
        country: 'us',
        programLevel: 'mba',
        season: 'spring',
        year: '2028',
        languageTests: 'off',
        testType: 'PTE Academic',
        gmat: 'on',
      },
    ],
    ['sa-blog-list', '?category=visa-guides&q=usa', { category: 'visa-guides', q: 'usa' }],
    [
      'sa-scholarship-finder',
      '?scholarship-level=Masters&scholarship-country=uk&scholarship-field=Law&scholarship-nationality=India&scholarship-gpa=7.5&scholarship-keyword=daad',
      {
        level: 'Masters',
        country: 'United Kingdom',
        field: 'Law',
        nationality: 'India',
        gpa: '7.5',
        keyword: 'daad',
      },
    ],
    ['sa-toefl-mock-exam', '?toefl-test=test-2', { test: 'test-2' }],
    [
      'sa-visa-interview-simulator',
      '?interview-country=uk&interview-difficulty=easy&interview-tab=tips',
      { country: 'UK', difficulty: 'easy', tab: 'tips' },
    ],
    ['sa-visa-requirements', '?visa-country=uk&visa-tab=tips', { country: 'uk', tab: 'tips' }],
    [
      'sa-vocabulary-practice',
      '?vocabulary-tab=stats&vocabulary-level=GRE&vocabulary-difficulty=hard&vocabulary-mode=review&vocabulary-count=5',
      { tab: 'stats', level: 'GRE', difficulty: 'hard', mode: 'review', count: '5' },
    ],
  ])('to <%s> is read: %s', (tag, query, values) => {
    expect(readQuery(tables[tag] as never, query)).toEqual(values);
  });

  it.each([
    [
      '#plan&country=us&city=New%20York&accommodationBasis=yearly&testType=PTE%20Academic',
      {
        country: 'us',
        city: 'New York',
        accommodationBasis: 'yearly',
        testType: 'PTE Academic',
      },
    ],
    [
      '#plan&country=ca&program-level=phd&year=2028&duration=4&test-type=IELTS',
      { country: 'ca', programLevel: 'phd', year: '2028', duration: '4', testType: 'IELTS' },
    ],
  ])('that carries a plan is read: %s', (hash, choices) => {
    expect(readPlanLink(hash)).toEqual({ choices, tool: '' });
  });
});
