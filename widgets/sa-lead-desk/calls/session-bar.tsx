import { useEffect } from 'react';
import { useStore } from '../../kit/stores/use-store.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { bar, emptyAway, notice, panel } from '../lead-desk.styles.ts';
import { reportSignedIn, SIGNED_IN_URL, session } from './session.ts';

/** Links to the login in another tab, so that nothing on the page is lost. */
export function SessionBar() {
  const { isOver } = useStore(session);
  return (
    <div role="alert" className={emptyAway}>
      {isOver && (
        <div className={`${notice} ${bar}`}>
          <p>
            You are no longer signed in. Your text is kept, and is saved when you sign in again.
          </p>
          <a className={primary} href={SIGNED_IN_URL} target="_blank" rel="noopener opener">
            Sign in again
          </a>
        </div>
      )}
    </div>
  );
}

/** Page of the tab in which a member has signed in again, if the browser does not close it. */
export function SignedInAgain() {
  useEffect(reportSignedIn, []);
  return (
    <main className={panel}>
      <h1>You are signed in</h1>
      <p>Close this tab and continue where you were.</p>
    </main>
  );
}
