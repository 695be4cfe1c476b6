import Keyboard from 'lucide/dist/esm/icons/keyboard.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useLayoutEffect, useRef, useState } from 'react';
import type { LeadFolder, LeadSummary } from '../../../worker/contract/leads.ts';
import { visuallyHidden } from '../../kit/core/visually-hidden.styles.ts';
import { useAsync } from '../../kit/loading/use-async.ts';
import { formatJson } from '../../kit/rules/json.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { Today } from '../calendar/today.tsx';
import { fillSamples, offersSamples } from '../calls/desk-api.ts';
import { useAction } from '../calls/use-action.ts';
import { BarLine } from '../chart/bar-chart.tsx';
import { barsOf } from '../chart/bars.logic.ts';
import { INBOX_KEYS, type InboxKey, stepTo } from '../keys/keys.logic.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { FOLDER_LABELS, nameOf } from '../labels.ts';
import { useChangeLead } from '../lead/use-change-lead.ts';
import { notice, onlyWide, pageHead, quiet, row } from '../lead-desk.styles.ts';
import { describeWaiting } from '../office-time.logic.ts';
import { useDesk } from '../shell/desk-context.ts';
import { addressOf, isSameLead, type LeadKey } from '../shell/route.logic.ts';
import { Button, Problem } from '../ui/basics.tsx';
import { SaveFile } from '../ui/save-file.tsx';
import { AddLead } from './add-lead.tsx';
import { ClearList } from './clear-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { isFiltered, NO_FILTERS, toListFilter } from './filters.logic.ts';
import { chartRoom, empty, ghost, headWords, list, news } from './inbox.styles.ts';
import { LeadRow } from './lead-row.tsx';
import { countNew, focusedBeside, type InboxStore } from './use-inbox.ts';

const EMPTY_TEXTS: Record<LeadFolder, string> = {
  inbox: 'No lead has arrived yet. New leads appear here automatically.',
  flagged:
    'Nothing suspicious has come in. Anything odd is held here until someone has looked at it.',
  spam: 'Nobody has marked a lead as spam.',
};

/** The list of leads, with search and filters. */
export function Inbox({ inbox }: { inbox: InboxStore }) {
  const { state, choose } = inbox;
  const { undo, nowMs } = useDesk();
  const [isAdding, setIsAdding] = useState(false);
  const searchRef = useRef<HTMLDivElement>(null);
  const helpRef = useRef<HTMLDialogElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const archive = useArchive();
  useKeys(INBOX_KEYS, (action) => {
    if (action === 'search') searchRef.current?.querySelector('input')?.focus();
    else if (action === 'help') helpRef.current?.showModal();
    else if (action === 'undo') undo();
    else moveInList(inbox, action, archive.mark);
  });
  const stopAdding = () => {
    setIsAdding(false);
    addRef.current?.focus();
  };
  const counts = state.inbox?.counts;
  return (
    <>
      <div className={pageHead}>
        <div className={headWords}>
          <h1 tabIndex={-1}>Inbox</h1>
          {counts?.waiting.since && <p>{describeWaiting(counts.waiting, nowMs)}</p>}
        </div>
        <div className={row}>
          <SaveFile
            file="exportLeads"
            input={state.filter}
            label="CSV"
            of="of these leads"
            className={onlyWide}
          />
          <Button look={`${secondary} ${onlyWide}`} onClick={() => helpRef.current?.showModal()}>
            <Icon icon={Keyboard} />
            Keys
          </Button>
          <Button ref={addRef} look={primary} onClick={() => setIsAdding(true)}>
            <Icon icon={Plus} />
            Add a lead
          </Button>
        </div>
      </div>
      {isAdding && (
        <AddLead
          close={stopAdding}
          added={() => {
            stopAdding();
            inbox.reload();
          }}
        />
      )}
      {state.inbox && <Today appointments={state.inbox.today} />}
      <Days inbox={inbox} />
      <FilterBar filters={state.filters} choose={choose} counts={counts} searchRef={searchRef} />
      {state.isStale && (
        <p className={quiet}>
          New leads could not be fetched. The desk tries again every 20 seconds.
        </p>
      )}
      <Problem text={archive.problem} />
      <Leads inbox={inbox} />
      <KeysHelp dialogRef={helpRef} table={INBOX_KEYS} />
    </>
  );
}

/** The list beside an opened lead, whose row stays in sight. */
export function ListBeside({ inbox, current }: { inbox: InboxStore; current: LeadKey }) {
  const ref = useRef<HTMLElement>(null);
  const { filters, inbox: isLoaded } = inbox.state;
  const address = addressOf(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows come later than the lead
  useLayoutEffect(() => {
    const row = ref.current?.querySelector(`a[href="${address}"]`)?.closest('li');
    row?.scrollIntoView({ block: 'nearest' });
  }, [address, !isLoaded]);
  return (
    <nav ref={ref} aria-labelledby="list-name">
      <h2 id="list-name" tabIndex={-1}>
        {`${FOLDER_LABELS[filters.folder]}${isFiltered(filters) ? ', filtered' : ''}`}
      </h2>
      <Leads inbox={inbox} current={current} />
    </nav>
  );
}

function Days({ inbox: { state } }: { inbox: InboxStore }) {
  if (!state.inbox) return state.problem ? null : <div className={chartRoom} />;
  return <BarLine heading="Last 30 days" unit="lead" step="Day" bars={barsOf(state.inbox.days)} />;
}

function Leads({ inbox, current }: { inbox: InboxStore; current?: LeadKey }) {
  const { state, choose, listRef, reveal, reload } = inbox;
  const { filters, waiting, leads, problem, isLoading } = state;
  if (problem) return <FailedList problem={problem} reload={reload} />;
  if (!state.inbox) return <Ghosts />;
  if (!leads.length && !waiting.length) {
    if (!isFiltered(filters)) {
      return <EmptyFolder text={EMPTY_TEXTS[filters.folder]} reload={reload} />;
    }
    return <NothingFound startOver={() => choose({ ...NO_FILTERS, folder: filters.folder })} />;
  }
  const toMark = toListFilter(state.filter);
  const revealAll = () => {
    reveal();
    for (const box of [window, listRef.current?.closest('nav')]) box?.scrollTo(0, 0);
  };
  return (
    <>
      {waiting.length > 0 && (
        <Button look={`${primary} ${news}`} onClick={revealAll}>
          {countNew(waiting.length)}
        </Button>
      )}
      {toMark && !current && (
        <ClearList
          key={formatJson(toMark)}
          filter={toMark}
          act="spam"
          label="Mark all as spam"
          refresh={reload}
        />
      )}
      <ul className={list} ref={listRef} aria-label="Leads" aria-busy={isLoading}>
        {leads.map((lead) => (
          <LeadRow
            key={addressOf(lead)}
            lead={lead}
            isCurrent={current && isSameLead(current, lead)}
          />
        ))}
      </ul>
      <OlderLeads inbox={inbox} />
    </>
  );
}

function OlderLeads({ inbox: { state, listRef, loadOlder } }: { inbox: InboxStore }) {
  const { isBusy, problem, run } = useAction();
  if (!state.cursor) return <p className={quiet}>There are no older leads.</p>;
  const load = () =>
    run(async () => {
      const shown = state.leads.length;
      await loadOlder();
      requestAnimationFrame(() => linksIn(listRef.current)[shown]?.focus());
    });
  return (
    <div className={row}>
      <Button aria-disabled={isBusy} onClick={load}>
        {isBusy ? 'Loading…' : 'Older leads'}
      </Button>
      <Problem text={problem} />
    </div>
  );
}

function FailedList({ problem, reload }: { problem: string; reload(): void }) {
  return (
    <div className={notice} role="alert">
      <p>{problem}</p>
      <div className={row}>
        <Button onClick={reload}>Try again</Button>
      </div>
    </div>
  );
}

/** Placeholder of the first rows. */
function Ghosts() {
  return (
    <div aria-busy="true">
      <p className={visuallyHidden} role="status">
        The leads are loading.
      </p>
      <ul className={list} aria-hidden="true">
        {[...Array(15).keys()].map((key) => (
          <li key={key} className={ghost} />
        ))}
      </ul>
    </div>
  );
}

const linksIn = (list: HTMLElement | null) => [...(list?.querySelectorAll('a') ?? [])];

/** Moves the focus among the rows, or opens or archives the focused one. */
function moveInList(
  { state, listRef }: InboxStore,
  action: Exclude<InboxKey, 'search' | 'help' | 'undo'>,
  mark: (lead: LeadSummary) => void,
) {
  const rows = linksIn(listRef.current);
  const focused = listRef.current && focusedBeside(listRef.current);
  const index = rows.indexOf(focused as HTMLAnchorElement);
  const lead = state.leads[index];
  if (action === 'open') rows[index]?.click();
  else if (action === 'archive') lead && mark(lead);
  else rows[stepTo(action, index, rows.length)]?.focus();
}

/** Marks a lead as done, unless it is a subscription. */
function useArchive() {
  const { problem, run } = useAction();
  const change = useChangeLead();
  const mark = (lead: LeadSummary) => {
    if (lead.kind === 'newsletter' || lead.status === 'done') return;
    run(async () => {
      await change(lead, { status: 'done' }, `${nameOf(lead)} is done`);
    });
  };
  return { problem, mark };
}

/** An empty result, with a button that shows all leads. */
function NothingFound({ startOver }: { startOver(): void }) {
  return (
    <EmptyState
      text="No lead matches these filters."
      label="Show all leads"
      startOver={startOver}
    />
  );
}

/** An empty folder; on an empty developer's desk, with an offer of samples. */
function EmptyFolder({ text, reload }: { text: string; reload(): void }) {
  const { loaded } = useAsync('samples', async () => ({ isOffered: await offersSamples() }));
  const { isBusy, problem, run } = useAction();
  const fill = () =>
    run(async () => {
      await fillSamples();
      reload();
    });
  return (
    <div className={empty}>
      <h2>Nothing here</h2>
      <p>{text}</p>
      {loaded?.isOffered && (
        <Button look={primary} disabled={isBusy} onClick={fill}>
          Fill with 200 sample leads
        </Button>
      )}
      <Problem text={problem} />
    </div>
  );
}
