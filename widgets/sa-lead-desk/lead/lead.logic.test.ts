import { expect, it } from 'vitest';
import { makeLead } from '../testing/make-lead.ts';
import { type LeadAction, type LeadState, NO_LEAD, reduceLead } from './lead.logic.ts';

const lead = makeLead();
const conflict = { change: { note: 'Mine' }, current: makeLead({ version: 9 }) };
const met = { lead, conflict, problem: '' };

it.each<[string, LeadState, LeadAction, LeadState]>([
  ['fails', NO_LEAD, { type: 'fail', problem: 'Gone' }, { ...NO_LEAD, problem: 'Gone' }],
  ['tries again', { ...NO_LEAD, problem: 'Gone' }, { type: 'ask' }, NO_LEAD],
  ['shows a lead', NO_LEAD, { type: 'show', lead }, { ...NO_LEAD, lead }],
  ['keeps the lead in a conflict', { ...NO_LEAD, lead }, { type: 'meet', conflict }, met],
  ['ends a conflict', met, { type: 'show', lead }, { ...NO_LEAD, lead }],
])('%s', (_, state, action, expected) => {
  expect(reduceLead(state, action)).toEqual(expected);
});
