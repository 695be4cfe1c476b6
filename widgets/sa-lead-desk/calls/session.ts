import { createStore } from 'zustand/vanilla';

/** Served to members only, like the desk: a page at this address proves the login. */
export const SIGNED_IN_URL = '/?signed-in';
const SIGNED_IN_SEARCH = '?signed-in';
/** Channel by which a tab notifies the others of a login. */
const CHANNEL = 'sa-desk-session';

/** Whether the session was over at the last answer. */
export const session = createStore(() => ({ isOver: false }));

/** Calls back after each login that follows the end of a session. Returns the function that stops it. */
export function whenSignedInAgain(act: () => void): () => void {
  return session.subscribe((now, before) => {
    if (before.isOver && !now.isOver) act();
  });
}

/** Listens for a login in another tab. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => session.setState({ isOver: false });
  return () => channel.close();
}

/** Whether this page is the return from the login. */
export const isSignInReturn = () => location.search === SIGNED_IN_SEARCH;

/** Notifies the other tabs, and closes this one if the browser allows it. */
export function reportSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  close();
}
