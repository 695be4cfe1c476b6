import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Deck } from '../content/vocabulary/types.ts';
import { words as twentyWords } from '../content/vocabulary/words.ts';
import { mutedText } from '../kit/core/card.styles.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { utcDay } from '../kit/rules/calendar-day.ts';
import type { Option } from '../kit/rules/options.ts';
import { planStore, updatePlan } from '../kit/stores/plan.ts';
import { useStore } from '../kit/stores/use-store.ts';
import {
  findStatus,
  STATUS_LABELS,
  type VocabularyProgress,
} from '../kit/stores/vocabulary-progress.logic.ts';
import { vocabularyStore } from '../kit/stores/vocabulary-store.ts';
import { useTakesPart } from '../kit/tools/plan-mode.ts';
import { PracticeContent } from '../kit/tools/practice-content.tsx';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { useTask } from '../kit/tools/use-task.ts';
import { useEffectEvent } from '../kit/ui/use-effect-event.ts';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { useNow } from '../kit/ui/use-now.ts';
import type { api } from './daily-review.api.ts';
import { remark, side } from './daily-review.styles.ts';
import { planDay } from './day.logic.ts';
import { loadContent } from './load-content.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewStore } from './review-store.ts';
import { findElsewhere, listReviewWords, orderNew, type ReviewWord } from './review-words.logic.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { describeKeeping, TodayPanel } from './today-panel.tsx';
import { readNow, useReviewRun } from './use-review-session.ts';
import { WordsPanel } from './words-panel.tsx';

type Tab = 'review-today' | 'review-words' | 'review-settings';

const TABS: readonly Option<Tab>[] = [
  { value: 'review-today', label: 'Today' },
  { value: 'review-words', label: 'Words' },
  { value: 'review-settings', label: 'Reminder and storage' },
];

/** The daily review: what is due, the words it is made of, and what is kept of it. */
export function DailyReview(props: PropsOf<typeof api>) {
  return (
    <PracticeContent subject="Daily review" isHidden={props.hidden} load={loadContent}>
      {({ decks }) => <Review {...props} decks={decks} />}
    </PracticeContent>
  );
}

function Review({
  storagePrefix,
  media,
  hidden,
  decks,
}: PropsOf<typeof api> & { decks: readonly Deck[] }) {
  const store = reviewStore(storagePrefix);
  const { progress } = useStore(vocabularyStore(storagePrefix));
  const state = useStore(store);
  const [tab, setTab] = useState<Tab>('review-today');
  const [finished, setFinished] = useState<readonly string[] | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** The next thing to do: a card, or the day. */
  const step: RefObject<HTMLElement | null> = {
    get current() {
      return root.current?.querySelector<HTMLElement>('[data-focus]') ?? null;
    },
  };
  const focusStep = useFocusAfter(step);
  const run = useReviewRun(store, state, focusStep);
  useLayoutEffect(() => store.connect(), [store]);
  useLayoutEffect(() => vocabularyStore(storagePrefix).connect(), [storagePrefix]);
  // On another day, others are due.
  useNow();

  const words = listReviewWords(decks, state.words);
  const now = readNow(state);
  const plan = planDay(orderNew(words, state.settings), state.memories, {
    now,
    newLimit: state.settings.newLimit,
  });
  useSharedDueCount(state.isRead, plan.due.length, now);

  const word = words.find(({ id }) => id === run.id);
  const isOver = run.isOpen && !word;
  useTask(run.isOpen && !!word && !hidden);
  const finish = useEffectEvent(() => {
    setFinished(run.asked);
    run.stop();
  });
  useLayoutEffect(() => {
    if (isOver) finish();
  }, [isOver]);

  return (
    <div ref={root} className={side}>
      {!run.isOpen && <p className={mutedText}>Words come back before you forget them.</p>}
      <p role="status" className={remark}>
        {describeKeeping(state)}
      </p>
      {word && run.isOpen ? (
        <ReviewCard
          key={`${word.id} ${run.answers}`}
          run={run}
          word={word}
          way={state.settings.way}
          elsewhere={describeElsewhere(word, words, progress)}
          isSimulated={media === 'simulated'}
        />
      ) : (
        <>
          <Tabs
            label="Parts of the review"
            tabs={TABS}
            selected={tab}
            select={(id: Tab) => setTab(id)}
          />
          <TabPanel id="review-today" selected={tab}>
            <TodayPanel
              store={store}
              state={state}
              plan={plan}
              now={now}
              words={words}
              finished={finished}
              start={() => {
                setFinished(null);
                run.start(plan);
              }}
            />
          </TabPanel>
          <TabPanel id="review-words" selected={tab}>
            <WordsPanel
              store={store}
              state={state}
              decks={decks}
              words={words}
              elsewhere={[
                ...twentyWords.map((each) => each.word),
                ...decks.flatMap((deck) => deck.words.map((each) => each.word)),
              ]}
            />
          </TabPanel>
          <TabPanel id="review-settings" selected={tab}>
            <SettingsPanel store={store} />
          </TabPanel>
        </>
      )}
    </div>
  );
}

/** Adds the due count to the visitor's plan, once there is a review. */
function useSharedDueCount(isRead: boolean, due: number, now: number) {
  const takesPart = useTakesPart();
  const day = utcDay(now);
  useEffect(() => {
    const known = planStore.getState().results.review;
    if (!takesPart || !isRead || (!due && !known)) return;
    if (known?.due !== due || known.day !== day) updatePlan({}, { review: { due, day } });
  }, [takesPart, isRead, due, day]);
}

/** `This word is also among the 20 words: Learning there.` */
function describeElsewhere(
  word: ReviewWord,
  words: readonly ReviewWord[],
  progress: VocabularyProgress,
): string {
  const twenty = twentyWords.find((each) => each.word === word.word.toLowerCase());
  const places = [
    ...findElsewhere(word, words).map((title) => `in “${title}”`),
    ...(twenty
      ? [`among the 20 words, where it is ${STATUS_LABELS[findStatus(progress, twenty.id)]}`]
      : []),
  ];
  return places.length
    ? `This word is also ${places.join(' and ')}. Each is scheduled separately.`
    : '';
}
