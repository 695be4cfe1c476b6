import Activity from 'lucide/dist/esm/icons/activity.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import InboxIcon from 'lucide/dist/esm/icons/inbox.mjs';
import Mail from 'lucide/dist/esm/icons/mail.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useCallback, useEffect, useState } from 'react';
import { visuallyHidden } from '../kit/core/visually-hidden.styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { type Desk, DeskContext } from './desk-context.ts';
import { HealthPage } from './health/health.view.tsx';
import { countUnread } from './inbox/inbox.logic.ts';
import { Inbox } from './inbox/inbox.view.tsx';
import { type InboxStore, useInbox } from './inbox/use-inbox.ts';
import { LeadPage } from './lead/lead.view.tsx';
import { content, links, shell, side, unreadCount } from './lead-desk.styles.ts';
import { NewsletterPage } from './newsletter/newsletter.view.tsx';
import { PartnersPage } from './partners/partners.view.tsx';
import { PeoplePage } from './people/people.view.tsx';
import { addressOf, PAGES, type PageId, type Route, titleOf } from './route.logic.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useRoute } from './use-route.ts';

const ICONS = {
  inbox: InboxIcon,
  people: Users,
  partners: Handshake,
  newsletter: Mail,
  health: Activity,
} as const;

const CLOCK_MS = 30_000;

export function LeadDesk() {
  const [announcement, announce] = useAnnouncement();
  const inbox = useInbox(announce);
  const desk = useDeskValue(inbox, announce);
  const { route, screenRef } = useRoute();
  useLostFocus(screenRef);
  const unread = countUnread([...inbox.state.leads, ...inbox.state.waiting]);

  useEffect(() => {
    document.title = titleOf(route, unread);
  }, [route, unread]);

  return (
    <DeskContext.Provider value={desk}>
      <div className={shell}>
        <header className={side}>
          <p>Lead desk</p>
          <p>{desk.me?.name}</p>
          <DeskLinks current={route.page} unread={unread} />
        </header>
        <main className={content} ref={screenRef}>
          <Screen route={route} inbox={inbox} />
        </main>
      </div>
      <p className={visuallyHidden} role="status">
        <span key={announcement.count}>{announcement.text}</span>
      </p>
    </DeskContext.Provider>
  );
}

function DeskLinks({ current, unread }: { current: PageId; unread: number }) {
  return (
    <nav aria-label="Desk">
      <ul className={links}>
        {(Object.keys(PAGES) as PageId[]).map((page) => (
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

function Screen({ route, inbox }: { route: Route; inbox: InboxStore }) {
  if (route.lead) return <LeadPage key={addressOf(route.lead)} leadKey={route.lead} />;
  switch (route.page) {
    case 'inbox':
      return <Inbox inbox={inbox} />;
    case 'people':
      return <PeoplePage />;
    case 'partners':
      return <PartnersPage />;
    case 'newsletter':
      return <NewsletterPage />;
    case 'health':
      return <HealthPage />;
  }
}

function useDeskValue(inbox: InboxStore, announce: (text: string) => void): Desk {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const [drafts] = useState(() => new Map<string, string>());
  // Not in the address: a link from elsewhere must not be able to fill it in.
  const [requestedOrigin, requestOrigin] = useState('');
  const answer = inbox.state.inbox;
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return {
    me: answer?.me ?? null,
    partners: answer?.partners ?? [],
    nowMs,
    announce,
    showChange: inbox.showChange,
    reload: inbox.reload,
    drafts,
    requestedOrigin,
    requestOrigin,
  };
}

/** The same text twice is said twice: the count makes it new. */
function useAnnouncement() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback(
    (text: string) => setSaid(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  return [said, announce] as const;
}
