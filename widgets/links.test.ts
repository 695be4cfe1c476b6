import { describe, expect, it } from 'vitest';
import { readQuery } from './kit/address/address-table.ts';
import { timelineTable } from './sa-application-timeline/application-timeline.api.ts';
import { blogTable } from './sa-blog-list/blog-list.api.ts';
import { formTable, viewTable } from './sa-cost-calculator/cost-calculator.api.ts';
import { finderTable } from './sa-scholarship-finder/scholarship-finder.api.ts';
import { examTable } from './sa-toefl-mock-exam/toefl-mock-exam.api.ts';
import { simulatorTable } from './sa-visa-interview-simulator/visa-interview-simulator.api.ts';
import { visaTable } from './sa-visa-requirements/visa-requirements.api.ts';
import { practiceTable } from './sa-vocabulary-practice/vocabulary-practice.api.ts';

/** Links as they are in emails and posts: whatever changes, each is read like this. */
describe('a link to', () => {
  it.each<[string, object, string, string]>([
    [
      'sa-cost-calculator',
      formTable,
      'cost-country=us&cost-city=New+York&cost-program-level=masters&cost-duration=2&cost-accommodation=homestay&cost-lifestyle=premium',
      'country=us&city=New+York&programLevel=masters&duration=2&accommodation=homestay&lifestyle=premium',
    ],
    [
      'sa-cost-calculator and its tab',
      viewTable,
      'cost-accommodation-basis=yearly&cost-tab=afford',
      'accommodationBasis=yearly&tab=afford',
    ],
    [
      'sa-application-timeline',
      timelineTable,
      'timeline-country=us&timeline-program-level=mba&timeline-season=spring&timeline-year=2028&timeline-language-tests=off&timeline-test-type=PTE+Academic&timeline-gmat=on',
      'country=us&programLevel=mba&season=spring&year=2028&languageTests=off&testType=PTE+Academic&gmat=on',
    ],
    ['sa-blog-list', blogTable, 'category=visa-guides&q=usa', 'category=visa-guides&q=usa'],
    [
      'sa-scholarship-finder',
      finderTable,
      'scholarship-level=Masters&scholarship-country=uk&scholarship-field=Law&scholarship-nationality=India&scholarship-gpa=7.5&scholarship-keyword=daad',
      'level=Masters&country=United+Kingdom&field=Law&nationality=India&gpa=7.5&keyword=daad',
    ],
    ['sa-toefl-mock-exam', examTable, 'toefl-test=test-2', 'test=test-2'],
    [
      'sa-visa-interview-simulator',
      simulatorTable,
      'interview-country=uk&interview-difficulty=easy&interview-tab=tips',
      'country=UK&difficulty=easy&tab=tips',
    ],
    ['sa-visa-requirements', visaTable, 'visa-country=uk&visa-tab=tips', 'country=uk&tab=tips'],
    [
      'sa-vocabulary-practice',
      practiceTable,
      'vocabulary-tab=stats&vocabulary-level=GRE&vocabulary-difficulty=hard&vocabulary-mode=review&vocabulary-count=5',
      'tab=stats&level=GRE&difficulty=hard&mode=review&count=5',
    ],
  ])('<%s> is read', (_, table, query, values) => {
    const read = readQuery(table as typeof blogTable, `?${query}`);
    expect(read).toEqual(Object.fromEntries(new URLSearchParams(values)));
  });
});
