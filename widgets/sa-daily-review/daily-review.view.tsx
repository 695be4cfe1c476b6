import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Deck } from '../content/vocabulary/types.ts';
import { words as twentyWords } from '../content/vocabulary/words.ts';
import { mutedText } from '../kit/core/card.styles.ts';
import { utcDay } from '../kit/rules/calendar-day.ts';
import type { Option } from '../kit/rules/options.ts';
import { planStore, updatePlan } from '../kit/stores/plan.ts';
import { useStore } from '../kit/stores/use-store.ts';
import {
  findStatus,
  STATUS_LABELS,
  type VocabularyProgress,
} from '../kit/stores/vocabulary-progress.logic.ts';
import type { VocabularyStore } from '../kit/stores/vocabulary-store.ts';
import { useTakesPart } from '../kit/tools/plan-mode.ts';
import { TabPanel, Tabs } from '../kit/tools/tabs.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { useNow } from '../kit/ui/use-now.ts';
import type { PracticeAttributes } from '../sa-vocabulary-practice/vocabulary-practice.api.ts';
import { remark, side } from './daily-review.styles.ts';
import { isDueToday, lastAnswerAt, planDay } from './day.logic.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewStore } from './review-store.ts';
import { findElsewhere, listReviewWords, orderNew, type ReviewWord } from './review-words.logic.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { describeKeeping, TodayPanel } from './today-panel.tsx';
import { readNow, useReviewRun } from './use-review-session.ts';
import { WordsPanel } from './words-panel.tsx';

export interface ReviewSideProps {
  store: VocabularyStore;
  /** How far she is with the 20 words, which the review only reads. */
  progress: VocabularyProgress;
  media: PracticeAttributes['media'];
}

/** The side with its words, which come in a download of their own. */
export const withDecks = ({ decks }: Readonly<{ decks: readonly Deck[] }>) => ({
  Side: (props: ReviewSideProps) => <ReviewSide {...props} decks={decks} />,
});

type Tab = 'review-today' | 'review-words' | 'review-settings';

const TABS: readonly Option<Tab>[] = [
  { value: 'review-today', label: 'Today' },
  { value: 'review-words', label: 'Words' },
  { value: 'review-settings', label: 'Reminder and storage' },
];

/** The daily review: what is due, the words it is made of, and what is kept of it. */
function ReviewSide({
  store: { prefix },
  progress,
  media,
  decks,
}: ReviewSideProps & { decks: readonly Deck[] }) {
  const store = reviewStore(prefix);
  const state = useStore(store);
  const [tab, setTab] = useState<Tab>('review-today');
  const [finishedWords, setFinishedWords] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** What to go on with: a card, or the day. */
  const step: RefObject<HTMLElement | null> = {
    get current() {
      return root.current?.querySelector<HTMLElement>('[data-focus]') ?? null;
    },
  };
  const focusStep = useFocusAfter(step);
  const run = useReviewRun(store, state, focusStep);
  useLayoutEffect(() => store.connect(), [store]);
  // On another day, others are due.
  useNow();

  const words = listReviewWords(decks, state.words);
  const now = readNow(state);
  const plan = planDay(orderNew(words, state.settings), state.memories, {
    now,
    newLimit: state.settings.newLimit,
  });
  useTellPlan(state.isRead, plan.due.length, now);

  const word = words.find(({ id }) => id === run.id);
  const isOver = run.isOpen && !word;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it ends
  useLayoutEffect(() => {
    if (!isOver) return;
    setFinishedWords(run.wordsAsked);
    run.stop();
  }, [isOver]);

  return (
    <div ref={root} className={side}>
      <p className={mutedText}>
        Words from our lists and your own, a few minutes a day. Each word comes back just before you
        would forget it.
      </p>
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
              finishedWords={finishedWords}
              start={() => {
                setFinishedWords(null);
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

/** Whether there is a review that was used since the twenty words: nothing is created for it. */
export async function wasUsedLast({ prefix, getState }: VocabularyStore): Promise<boolean> {
  const store = reviewStore(prefix);
  await store.read();
  const at = lastAnswerAt(store.getState().reviews);
  return at > 0 && utcDay(at) >= getState().progress.vocabularyStats.lastStudied;
}

/** How many words are due today, for a visitor who has a review: nothing is created for others. */
export async function countDue({ prefix }: VocabularyStore): Promise<number> {
  const store = reviewStore(prefix);
  await store.read();
  const { memories, ...state } = store.getState();
  const now = readNow(state);
  return Object.values(memories).filter((memory) => isDueToday(memory, now)).length;
}

/** Tells the visitor's plan what is due, once she has a review. */
function useTellPlan(isRead: boolean, due: number, now: number) {
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
