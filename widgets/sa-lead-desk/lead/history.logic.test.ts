import { describe, expect, it } from 'vitest';
import type { LeadEvent } from '../../../worker/contract/leads.ts';
import { describeEvent, nameActor } from './history.logic.ts';

const NAMES: Record<string, string> = {
  'asha@sarathi.example': 'Asha',
  'me@sarathi.example': 'You',
};
const nameMember = (email: string) => NAMES[email] ?? email;

describe('the history of a lead', () => {
  it.each<[LeadEvent['action'], string | null, string | null, string]>([
    ['opened', null, null, 'opened it'],
    ['added', null, null, 'wrote it down'],
    ['status', 'pending', 'done', 'moved it from Pending to Done'],
    ['status', 'archived', null, 'moved it from archived to nothing'],
    ['assigned', null, 'asha@sarathi.example', 'assigned it to Asha'],
    ['assigned', 'asha@sarathi.example', null, 'took the assignment off it'],
    ['note', null, null, 'changed the note'],
    ['spam', null, null, 'marked it as spam'],
    ['not-spam', null, null, 'said that it is not spam'],
    ['flagged', null, null, 'put it back among the flagged'],
    ['replied', null, 'email', 'replied by email'],
    ['replied', null, 'whatsapp', 'replied on WhatsApp'],
    ['replied', null, null, 'replied'],
    ['confirmed', null, null, 'confirmed the address'],
    ['unsubscribed', null, null, 'unsubscribed'],
    ['plan', null, 'Canada', 'sent another plan'],
  ])('tells %s, from %s to %s, as "%s"', (action, from, to, sentence) => {
    const event = { id: 1, actor: 'system', createdAt: '', action };
    expect(describeEvent({ ...event, detail: { from, to } }, nameMember)).toBe(sentence);
    if (from === null && to === null) {
      expect(describeEvent({ ...event, detail: null }, nameMember)).toBe(sentence);
    }
  });

  it.each([
    ['visitor', 'The visitor'],
    ['system', 'The desk'],
    ['asha@sarathi.example', 'Asha'],
    ['me@sarathi.example', 'You'],
    ['gone@sarathi.example', 'gone@sarathi.example'],
  ])('names %s as "%s"', (actor, name) => {
    expect(nameActor(actor, nameMember)).toBe(name);
  });
});
