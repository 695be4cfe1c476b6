import { createContext, useContext } from 'react';
import { type DeskCall, mayCall } from '../../../worker/contract/desk.ts';
import type { Inbox, LeadSummary, Member } from '../../../worker/contract/leads.ts';
import type { Undoable } from './undo-bar.tsx';

/** Context of every screen. */
export interface Desk {
  /** The member who is signed in; null until the inbox has loaded. */
  me: Member | null;
  /** Members to assign leads to. */
  members: Inbox['members'];
  partners: Inbox['partners'];
  /** Origins of our own pages. */
  ownOrigins: readonly string[];
  /** The time in ms since 1970, updated every half minute. */
  nowMs: number;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Announces a change and offers to undo it. */
  offerUndo(undoable: Undoable): void;
  /** Undoes the last change, while that is offered. */
  undo(): void;
  /** Loads the inbox again, with the names of partners. */
  reload(): void;
  areKeysOn: boolean;
  setAreKeysOn(isOn: boolean): void;
  /** The origin that a member is about to allow at a lead's request; '' without one. */
  requestedOrigin: string;
  requestOrigin(origin: string): void;
}

export const DeskContext = createContext(null as unknown as Desk);

/** Throws outside of the desk. */
export const useDesk = () => useContext(DeskContext);

/** Whether the member may make a call; false until the member is known. */
export const useMay = (call: DeskCall): boolean => {
  const { me } = useDesk();
  return me !== null && mayCall(me, call);
};

/** Name of a partner; its id until the names have loaded. */
export const partnerName = ({ partners }: Pick<Desk, 'partners'>, partnerId: string) =>
  partners.find(({ id }) => id === partnerId)?.name ?? partnerId;

/** Display name of a member: `You`, the name, or the address of a member who has left. */
export function memberName({ me, members }: Pick<Desk, 'me' | 'members'>, email: string): string {
  if (email === me?.email) return 'You';
  return members.find((member) => member.email === email)?.name ?? email;
}

/** Counsellor of an appointment: `With you`, `With Asha Pillai`. */
export const withMember = (desk: Pick<Desk, 'me' | 'members'>, email: string) =>
  email === desk.me?.email ? 'With you' : `With ${memberName(desk, email)}`;

/** Origins that belong to us or to a partner. */
export const knownOrigins = ({ ownOrigins, partners }: Pick<Desk, 'ownOrigins' | 'partners'>) => [
  ...ownOrigins,
  ...partners.flatMap(({ origins }) => origins),
];

/** The fields of a row or a lead that a change needs. */
export type Changeable = Pick<
  LeadSummary,
  'kind' | 'id' | 'version' | 'status' | 'assignedTo' | 'folder' | 'flag'
>;
