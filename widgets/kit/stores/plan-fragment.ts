// Apart from plan-handover.ts, whose schema the header would bring to every page.

/** Our pair in a fragment: `#consultation&sa-plan=%7B%22choices…`. */
const PAIR = /&sa-plan=([^&]*)/;

/**
 * Moves a plan from the page's address into its history entry, which works without storage, and goes to the
 * form that the rest of the address names.
 */
export function consumePlanFragment(): void {
  const { hash } = location;
  const [pair, encoded = ''] = PAIR.exec(hash) ?? [];
  if (!pair) return;
  // Unlike history's, this scrolls.
  location.replace(hash.replace(pair, ''));
  try {
    history.replaceState({ ...history.state, saPlan: decodeURIComponent(encoded) }, '');
  } catch {
    // Someone else has written the pair.
  }
}

/** Takes the JSON of the plan that came with a link, once; null if there is none. */
export function takeLinkedPlan(): string | null {
  consumePlanFragment();
  const { saPlan, ...state } = history.state ?? {};
  if (saPlan !== undefined) history.replaceState(state, '');
  return typeof saPlan === 'string' ? saPlan : null;
}
