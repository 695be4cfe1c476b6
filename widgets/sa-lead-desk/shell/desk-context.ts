import { createContext, useContext } from 'react';
import { type DeskCall, mayCall } from '../../../worker/contract/desk.ts';
import type { Inbox, LeadSummary, Member } from '../../../worker/contract/leads.ts';
import type { Undoable } from './undo-bar.tsx';

/** What every screen of the desk may use. */
export interface Desk {
  /** The member who is signed in; null until the inbox has said so. */
  me: Member | null;
  /** Whom a lead can be assigned to. */
  members: Inbox['members'];
  partners: Inbox['partners'];
  /** Of our own pages. */
  ownOrigins: readonly string[];
  /** The time in ms since 1970; it moves on every half minute. */
  nowMs: number;
  /** Lets screen readers say something that the screen shows anyway. */
  announce(text: string): void;
  /** Offers to take a change back, and says that it was made. */
  offerUndo(undoable: Undoable): void;
  /** Takes back the last change, while that is offered. */
  undo(): void;
  /** Reads the inbox again, and with it the names of partners. */
  reload(): void;
  areKeysOn: boolean;
  setAreKeysOn(isOn: boolean): void;
  /** An origin that a lead asks for and that a member is about to allow; empty for none. */
  requestedOrigin: string;
  requestOrigin(origin: string): void;
}

export const DeskContext = createContext(null as unknown as Desk);

/** Throws outside of the desk. */
export const useDesk = () => useContext(DeskContext);

/** Whether the member may make a call; no until it is known who that is. */
export const useMay = (call: DeskCall): boolean => {
  const { me } = useDesk();
  return me !== null && mayCall(me, call);
};

/** Name of a partner; its id while the names are not known. */
export const partnerName = ({ partners }: Pick<Desk, 'partners'>, partnerId: string) =>
  partners.find(({ id }) => id === partnerId)?.name ?? partnerId;

/** What a member is called beside leads: `You`, by name, or by the address of one who has gone. */
export function memberName({ me, members }: Pick<Desk, 'me' | 'members'>, email: string): string {
  if (email === me?.email) return 'You';
  return members.find((member) => member.email === email)?.name ?? email;
}

/** With whom an appointment is: `With you`, `With Asha Pillai`. */
export const withMember = (desk: Pick<Desk, 'me' | 'members'>, email: string) =>
  email === desk.me?.email ? 'With you' : `With ${memberName(desk, email)}`;

/** Origins that belong to us or to a partner. */
export const knownOrigins = ({ ownOrigins, partners }: Pick<Desk, 'ownOrigins' | 'partners'>) => [
  ...ownOrigins,
  ...partners.flatMap(({ origins }) => origins),
];

/** What the rows of the list and the lead itself have in common for a change. */
export type Changeable = Pick<
  LeadSummary,
  'kind' | 'id' | 'version' | 'status' | 'assignedTo' | 'folder' | 'flag'
>;
