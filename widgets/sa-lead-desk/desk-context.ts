import { createContext, useContext } from 'react';
import type { Lead, LeadSummary, Member } from '../../worker/contract/leads.ts';

/** What every screen of the desk may use. */
export interface Desk {
  /** The member who is signed in; null until the inbox has said so. */
  me: Member | null;
  partners: readonly { id: string; name: string }[];
  /** The time in ms since 1970; it moves on every half minute. */
  nowMs: number;
  /** Lets screen readers say something that the screen shows anyway. */
  announce(text: string): void;
  /** Shows in the list what has become of a lead. */
  showChange(lead: Lead | LeadSummary): void;
  /** Reads the inbox again, and with it the names of partners. */
  reload(): void;
  /** Notes that have been typed and not saved, by address of their lead. */
  drafts: Map<string, string>;
  /** An origin that a lead asks for and that a member is about to allow; empty for none. */
  requestedOrigin: string;
  requestOrigin(origin: string): void;
}

export const DeskContext = createContext(null as unknown as Desk);

/** Throws outside of the desk. */
export const useDesk = () => useContext(DeskContext);

/** Name of a partner; its id while the names are not known. */
export const partnerName = ({ partners }: Pick<Desk, 'partners'>, partnerId: string) =>
  partners.find(({ id }) => id === partnerId)?.name ?? partnerId;
