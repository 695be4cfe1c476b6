import { describe, expect, it } from 'vitest';
import { makeInbox } from '../testing/make-lead.ts';
import { listChoices } from './choices.logic.ts';
import { ANY } from './filters.logic.ts';

const { counts, me, members, partners } = makeInbox();
const known = { me, members, partners };
const INBOX = { folder: 'inbox', network: ANY } as const;
const optionsOf = (name: string, choices = listChoices(INBOX, counts, known)) =>
  choices.find((choice) => choice.name === name)?.options.map(({ value, label }) => [value, label]);

describe('listChoices', () => {
  it('offers every value with its count, those of nobody too', () => {
    const given = { ...counts, partners: { '': 4, campus: 2 } };
    expect(optionsOf('partnerId', listChoices(INBOX, given, known))).toEqual([
      ['any', 'Any'],
      ['', 'Our own site (4)'],
      ['campus', 'Campus Times (2)'],
    ]);
  });

  it('gives no count of statuses that nobody has to deal with any more', () => {
    const statuses = { pending: 3 };
    const options = optionsOf('status', listChoices(INBOX, { ...counts, statuses }, known));
    expect(options).toContainEqual(['pending', 'Pending (3)']);
    expect(options).toContainEqual(['contacted', 'Contacted (0)']);
    expect(options).toContainEqual(['done', 'Done']);
  });

  it('names the member who looks first, then the others, and whoever has left by address', () => {
    const assignees = { '': 9, 'zoe@example.com': 1, [me.email]: 3, 'asha@example.com': 2 };
    const choices = listChoices(INBOX, { ...counts, assignees }, known);
    expect(optionsOf('assignedTo', choices)).toEqual([
      ['any', 'Any'],
      ['', 'Nobody (9)'],
      [me.email, 'Me (3)'],
      ['asha@example.com', 'Asha Pillai (2)'],
      ['zoe@example.com', 'zoe@example.com (1)'],
    ]);
  });

  it('asks for a flag only where leads have one', () => {
    expect(optionsOf('flag')).toBeUndefined();
    const flagged = listChoices({ ...INBOX, folder: 'flagged' }, counts, known);
    expect(optionsOf('flag', flagged)).toHaveLength(7);
  });
});
