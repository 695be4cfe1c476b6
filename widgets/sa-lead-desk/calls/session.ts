import { createStore } from 'zustand/vanilla';

/** Served like the desk, to members only: whoever sees it is signed in. */
export const SIGNED_IN_URL = '/?signed-in';
const SIGNED_IN_SEARCH = '?signed-in';
/** By which a tab tells the others that somebody has signed in again. */
const CHANNEL = 'sa-desk-session';

/** Whether the desk takes the member for a stranger, as far as the last answer tells. */
export const session = createStore(() => ({ isOver: false }));

/** Calls back each time the session is there again after it was over. Returns how to stop that. */
export function whenSignedInAgain(act: () => void): () => void {
  return session.subscribe((now, before) => {
    if (before.isOver && !now.isOver) act();
  });
}

/** Listens for the tab in which the member signs in again. Returns how to stop. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => session.setState({ isOver: false });
  return () => channel.close();
}

/** Whether this page is only the way back from signing in. */
export const isWayBack = () => location.search === SIGNED_IN_SEARCH;

/** Tells the other tabs, and closes this one where the browser lets it. */
export function reportSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  close();
}
