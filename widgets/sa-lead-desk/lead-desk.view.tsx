import type { IconNode } from 'lucide';
import Activity from 'lucide/dist/esm/icons/activity.mjs';
import CalendarDays from 'lucide/dist/esm/icons/calendar-days.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import InboxIcon from 'lucide/dist/esm/icons/inbox.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useCallback, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { useStore } from '../kit/stores/use-store.ts';
import { folds } from '../kit/ui/folds.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { CalendarPage } from './calendar/calendar.view.tsx';
import { drafts } from './calls/drafts.ts';
import { followOtherTabs, isSignInReturn } from './calls/session.ts';
import { SessionBar, SignedInAgain } from './calls/session-bar.tsx';
import { HoursPage } from './hours/hours.view.tsx';
import { NO_FILTERS } from './inbox/filters.logic.ts';
import { countUnread } from './inbox/inbox.logic.ts';
import { Inbox, ListBeside } from './inbox/inbox.view.tsx';
import { type InboxStore, useInbox } from './inbox/use-inbox.ts';
import { useKeySetting } from './keys/use-keys.ts';
import { LeadPage } from './lead/lead.view.tsx';
import { content, links, panes, shell, side, unreadCount } from './lead-desk.styles.ts';
import { HealthPage } from './pages/health.view.tsx';
import { NewsletterPage } from './pages/newsletter.view.tsx';
import { PeoplePage } from './pages/people.view.tsx';
import { PartnersPage } from './partners/partners.view.tsx';
import { type Desk, DeskContext } from './shell/desk-context.ts';
import { addressOf, PAGES, type Route, type TabId, tabOf, titleOf } from './shell/route.logic.ts';
import { UndoBar, useUndo } from './shell/undo-bar.tsx';
import { useIsSplit } from './shell/use-is-split.ts';
import { useLeaveGuard } from './shell/use-leave-guard.ts';
import { useLostFocus } from './shell/use-lost-focus.ts';
import { useRoute } from './shell/use-route.ts';
import { SystemPage } from './system/system.view.tsx';

const ICONS: Record<TabId, IconNode> = {
  inbox: InboxIcon,
  calendar: CalendarDays,
  people: Users,
  partners: Handshake,
  newsletter: Mail,
  health: Activity,
};

const CLOCK_MS = 30_000;

export function LeadDesk() {
  return isSignInReturn() ? <SignedInAgain /> : <WholeDesk />;
}

function WholeDesk() {
  const [announcement, announce] = useAnnouncement();
  const inbox = useInbox(announce);
  const undoing = useUndo(announce);
  const desk = useDeskValue(inbox, announce, undoing);
  const { route, screenRef } = useRoute();
  const deskRef = useRef<HTMLDivElement>(null);
  const isSplit = useIsSplit(deskRef);
  useLostFocus(screenRef);
  useEffect(followOtherTabs, []);
  useFolder(route, inbox);
  useLeaveGuard(Object.keys(useStore(drafts)).length > 0);
  const unread = countUnread([...inbox.state.leads, ...inbox.state.waiting]);

  useEffect(() => {
    document.title = titleOf(route, unread);
  }, [route, unread]);

  return (
    <DeskContext.Provider value={desk}>
      <div ref={deskRef} className={`${shell} ${folds}`}>
        <header className={side}>
          <p>Lead desk</p>
          <p>{desk.me?.name}</p>
          <DeskLinks current={tabOf(route.page)} unread={unread} />
        </header>
        <main className={content} ref={screenRef}>
          <SessionBar />
          <Screen route={route} inbox={inbox} isSplit={isSplit} />
        </main>
      </div>
      <UndoBar {...undoing} />
      <p className={visuallyHidden} role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </DeskContext.Provider>
  );
}

/** Opens the folder that a link names. The address names it no more, as the member chooses from then on. */
function useFolder(route: Route, { choose }: InboxStore) {
  useEffect(() => {
    if (route.lead || !route.folder) return;
    choose({ ...NO_FILTERS, folder: route.folder });
    location.replace('#inbox');
  }, [route, choose]);
}

function DeskLinks({ current, unread }: { current: TabId; unread: number }) {
  return (
    <nav aria-label="Desk">
      <ul className={links}>
        {(Object.keys(ICONS) as TabId[]).map((page) => (
          <li key={page}>
            <a href={`#${page}`} aria-current={page === current ? 'page' : undefined}>
              <Icon icon={ICONS[page]} />
              {PAGES[page]}
              {page === 'inbox' && unread > 0 && (
                <span className={unreadCount}>
                  {unread}
                  <span className={visuallyHidden}> unread</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ScreenProps {
  route: Route;
  inbox: InboxStore;
  /** Whether the list stays beside an opened lead. */
  isSplit: boolean;
}

function Screen({ route, inbox, isSplit }: ScreenProps) {
  if (route.lead)
    return (
      <div className={panes} data-split={isSplit ? '' : undefined}>
        {isSplit && <ListBeside inbox={inbox} current={route.lead} />}
        <section aria-labelledby="lead-name">
          <LeadPage key={addressOf(route.lead)} leadKey={route.lead} inbox={inbox} />
        </section>
      </div>
    );
  switch (route.page) {
    case 'inbox':
      return <Inbox inbox={inbox} />;
    case 'calendar':
      return <CalendarPage day={route.day ?? null} />;
    case 'hours':
      return <HoursPage />;
    case 'people':
      return <PeoplePage />;
    case 'partners':
      return <PartnersPage />;
    case 'newsletter':
      return <NewsletterPage />;
    case 'health':
      return <HealthPage group={route.group} />;
    case 'system':
      return <SystemPage />;
  }
}

function useDeskValue(
  inbox: InboxStore,
  announce: (text: string) => void,
  { offer, undo }: ReturnType<typeof useUndo>,
): Desk {
  const [nowMs, setNowMs] = useState(() => +new Date());
  const [areKeysOn, setAreKeysOn] = useKeySetting();
  // The origin is kept out of the address: a link from elsewhere must not be able to fill it in.
  const [requestedOrigin, requestOrigin] = useState('');
  const answer = inbox.state.inbox;
  useEffect(() => {
    const timer = setInterval(() => setNowMs(+new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return {
    me: answer?.me ?? null,
    members: answer?.members ?? [],
    partners: answer?.partners ?? [],
    ownOrigins: answer?.ownOrigins ?? [],
    nowMs,
    announce,
    offerUndo(undoable) {
      offer(undoable);
      announce(`${undoable.text}. Press z to undo.`);
    },
    undo,
    reload: inbox.reload,
    areKeysOn,
    setAreKeysOn,
    requestedOrigin,
    requestOrigin,
  };
}

/** The same text twice is said twice: the count makes it new. */
function useAnnouncement() {
  const [announcement, setAnnouncement] = useState({ text: '', count: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return [announcement, announce] as const;
}
