import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { type KeyboardEvent, useState } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { words } from '../../content/vocabulary/words.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { usePrefetch } from '../../kit/loading/use-async.ts';
import { localDay } from '../../kit/rules/calendar-day.ts';
import type { VocabularyStore } from '../../kit/stores/vocabulary-store.ts';
import { NextStep } from '../../kit/tools/next-step.tsx';
import { badge, badges, bar, buttons, keys, line } from '../../kit/tools/word-card.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { empty } from '../vocabulary-practice.styles.ts';
import type { WordTools } from '../words/use-word-tools.ts';
import { StatusBadge, WordButtons } from '../words/word-buttons.tsx';
import { Flashcard } from './flashcard.tsx';
import { cardStage, ends, notice } from './study.styles.ts';
import { DEFAULT_STUDY_SETTINGS, listKnownWords, type StudySettings } from './study-list.logic.ts';
import { findCurrentWord } from './study-session.logic.ts';
import type { Study } from './use-study.ts';

interface StudyPanelProps extends WordTools {
  study: Study;
  startBySettings(settings: StudySettings): void;
  reviewKnown(): void;
  openReview(): void;
  store: VocabularyStore;
}

/** The flashcards of a session, or what to do when there are none. */
export function StudyPanel({
  study,
  startBySettings,
  reviewKnown,
  openReview,
  store,
  ...tools
}: StudyPanelProps) {
  const word = findCurrentWord(study.session);
  const known = listKnownWords(words, tools.progress).length;
  return (
    <div>
      <p role="status" className={notice}>
        {study.notice}
      </p>
      {study.notice && <NextStep from="vocabulary-practice" />}
      {word ? (
        <Session study={study} word={word} {...tools} />
      ) : (
        <NoWords
          startBySettings={startBySettings}
          reviewKnown={known > 0 && reviewKnown}
          isAllKnown={known === words.length}
          openReview={openReview}
          store={store}
        />
      )}
    </div>
  );
}

interface SessionProps extends WordTools {
  study: Study;
  word: VocabularyWord;
}

function Session({ study, word, ...tools }: SessionProps) {
  const { words, position, isRevealed, isReviewOnly } = study.session;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside
    <div className={cardStage} onKeyDown={(event) => pressByKey(event, study)}>
      <progress className={line} aria-label="Session" max={words.length} value={position} />
      <Flashcard study={study} word={word} />
      <div className={bar}>
        <p id="card-hint">
          {isRevealed ? 'Did you know it?' : 'Say what it means, then tap the card to check.'}
        </p>
        <WordButtons word={word} {...tools} />
      </div>
      <p className={badges}>
        <span className={badge}>
          {position + 1} of {words.length}
        </span>
        <StatusBadge word={word} progress={tools.progress} />
        {isReviewOnly && <span className={badge}>Difficult words</span>}
      </p>
      <div className={`${buttons} ${ends}`}>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={position === 0}
          aria-keyshortcuts="ArrowLeft"
          onClick={study.showPrevious}
        >
          <Icon icon={ChevronLeft} />
          Previous
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={!isRevealed}
          aria-keyshortcuts="ArrowRight"
          onClick={() => study.finish('next')}
        >
          Next
          <Icon icon={ChevronRight} />
        </button>
      </div>
      <p className={keys}>
        Keys: Space turns the card, 1 is Review Again, 2 is I Know This, the arrows are Previous and
        Next.
      </p>
    </div>
  );
}

/** Keys work while the focus is in the session; those with a modifier belong to the browser. */
function pressByKey(event: KeyboardEvent<HTMLElement>, study: Study) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  const { isRevealed, position } = study.session;
  const isOnButton = (event.target as HTMLElement).localName === 'button';
  const acts: Record<string, (() => void) | false> = {
    ' ': !isOnButton && !isRevealed && study.reveal,
    ArrowLeft: position > 0 && study.showPrevious,
    ArrowRight: isRevealed && (() => study.finish('next')),
    1: isRevealed && (() => study.finish('review')),
    2: isRevealed && (() => study.finish('known')),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

interface NoWordsProps extends Pick<StudyPanelProps, 'startBySettings' | 'openReview' | 'store'> {
  /** False when the visitor has studied no word yet. */
  reviewKnown: false | (() => void);
  isAllKnown: boolean;
}

function NoWords({ startBySettings, reviewKnown, isAllKnown, openReview, store }: NoWordsProps) {
  const [due, setDue] = useState(0);
  usePrefetch([
    async () => {
      const { countDueBy, readPracticeDue } = await import('../../kit/stores/practice-due.ts');
      const due = await readPracticeDue(store.prefix);
      if (due) setDue(countDueBy(localDay(new Date()), due));
    },
  ]);
  return (
    <div className={empty}>
      <Icon icon={BookOpen} size={32} />
      <Heading level={3} data-focus tabIndex={-1}>
        No words available to study with current settings.
      </Heading>
      <p>
        Reset to all levels and ten words a session{reviewKnown && ', or review the words you know'}
        .
      </p>
      <div className={buttons}>
        <button
          type="button"
          className={primary}
          part="button"
          onClick={() => startBySettings(DEFAULT_STUDY_SETTINGS)}
        >
          Reset Settings
        </button>
        {reviewKnown && (
          <button type="button" className={secondary} part="button" onClick={reviewKnown}>
            Review Known Words
          </button>
        )}
      </div>
      {isAllKnown && <p>You know all 20 words.</p>}
      <button type="button" className={secondary} part="button" onClick={openReview}>
        {due > 0 ? `${due} due in your review` : 'Open your daily review'}
      </button>
    </div>
  );
}
