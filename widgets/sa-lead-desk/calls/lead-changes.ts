import type { Lead } from '../../../worker/contract/leads.ts';

type Listener = (lead: Lead) => void;

const listeners = new Set<Listener>();

/** Notifies every screen of a lead as it is now. */
export function showChange(lead: Lead): void {
  for (const listen of listeners) listen(lead);
}

/** Calls back with each lead that was opened or changed. Returns the function that stops it. */
export function whenLeadChanges(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
