import { describe, expect, it } from 'vitest';
import * as tasks from '../../content/timeline-tasks.ts';
import { countries } from '../../testing/own/countries.ts';
import { buildTimeline } from '../application-timeline.logic.ts';
import { usMasters } from '../testing/us-masters.ts';
import { LANGUAGE_TESTS } from '../timeline-form.logic.ts';
import type { TimelinePlan } from '../timeline-plan.ts';
import { reviewTimeline } from '../timeline-review.logic.ts';
import type { StepId } from '../timeline-steps.logic.ts';
import { listAgenda } from './timeline-agenda.logic.ts';

const now = new Date(2026, 10, 22, 12);
const canada: TimelinePlan = { ...usMasters, country: 'ca' };
const EARLY: StepId[] = ['research', 'language-test', 'gre', 'documents', 'letters'];

function agenda(changes: Partial<TimelinePlan> = {}, done: readonly StepId[] = [], at = now) {
  const timeline = buildTimeline(countries, { ...canada, ...changes }, at);
  const { nextIntakes } = reviewTimeline(countries, timeline, at);
  return listAgenda(timeline, tasks, {
    isDone: (step) => done.includes(step),
    intake: nextIntakes[0],
  });
}
const listed = (found: ReturnType<typeof agenda>) =>
  found.groups.map(({ heading, items }) => [heading, ...items.map(({ event }) => event.id)]);

describe('this week', () => {
  it('catches up on what is past and not ticked, critical steps first', () => {
    const found = agenda();
    expect(found.sentence).toBe('This week: book the IELTS.');
    expect(listed(found)).toEqual([
      ['Catch up first (3 of 5)', 'language-test', 'gre', 'letters', 'research', 'documents'],
      ['Next, in January 2027', 'deadline'],
    ]);
    expect(found.next).toEqual({
      title: 'Language test: IELTS',
      day: '2026-08-01',
      state: 'overdue',
    });
  });

  it('is the step of the month where nothing is overdue, also after its first day', () => {
    const found = agenda({}, EARLY, new Date(2027, 0, 20));
    expect(found.sentence).toBe(`This week: ${tasks.tasks.deadline.task}.`);
    expect(listed(found)[0]).toEqual(['This month', 'deadline']);
    expect(found.next).toEqual({ title: 'Application submission deadline', day: '2027-01-01' });
  });

  it('names the next step where nothing is due', () => {
    const found = agenda({}, EARLY);
    expect(found.sentence).toBe(
      `This week: nothing is due. Next: ${tasks.tasks.deadline.task}, in January 2027.`,
    );
    expect(found.next).toEqual({ title: 'Application submission deadline', day: '2027-01-01' });
  });

  it('says that an intake is missed once the month of its deadline is over, and which one works', () => {
    const found = agenda({ season: 'winter' });
    expect(found.sentence).toBe(
      'Too late for this intake: it asked for applications by July 2026. January 2028 still works.',
    );
    expect(found.groups).toEqual([]);
    expect(found.next).toEqual({
      title: 'Too late for this intake, January 2028 still works',
      day: '2026-07-01',
      state: 'too-late',
    });
  });

  it('continues the plan after an application in time', () => {
    const found = agenda({ season: 'winter' }, [...EARLY, 'deadline', 'results']);
    expect(found.sentence).toBe(`This week: ${tasks.tasks.visa.task}.`);
  });

  it('is finished when every step is', () => {
    const all: StepId[] = [...EARLY, 'deadline', 'results', 'visa', 'pre-departure', 'start'];
    const found = agenda({}, all);
    expect(found).toEqual({
      sentence: 'Every step of this plan is done.',
      groups: [],
      next: undefined,
    });
  });

  it.each(LANGUAGE_TESTS)('leads to where the %s is booked', (languageTest) => {
    const [first] = agenda({ languageTest }).groups[0]?.items ?? [];
    expect(first?.task).toBe(`book the ${languageTest}`);
    expect(first?.link).toMatchObject({ href: expect.stringMatching(/^https:/) });
  });

  it.each(Object.entries(tasks.tasks))(
    '%s says what it takes, with a link but for the start',
    (id, task) => {
      expect(task.takes).toMatch(/\.$/);
      if (id !== 'start') expect(task.link).toBeTruthy();
    },
  );
});
