import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import type { KeyboardEvent } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { defaultStudySettings, listKnownWords } from '../study-list.logic.ts';
import { findCurrentWord } from '../study-session.logic.ts';
import { bar, buttons, empty, narrow, stage } from '../vocabulary-practice.styles.ts';
import { Flashcard } from './flashcard.tsx';
import { ends, keys, notice } from './study.styles.ts';
import type { Practice } from './use-practice.ts';
import { StatusBadge, WordButtons } from './word-buttons.tsx';
import { badge, badges } from './words.styles.ts';

/** The flashcards of a session, or what to do where there are none. */
export function StudyPanel({ practice }: { practice: Practice }) {
  const word = findCurrentWord(practice.session);
  return (
    <div>
      <p role="status" className={notice}>
        {practice.notice}
      </p>
      {word ? <Session practice={practice} word={word} /> : <NoWords practice={practice} />}
    </div>
  );
}

function Session({ practice, word }: { practice: Practice; word: VocabularyWord }) {
  const { words, position, isRevealed, isReviewOnly } = practice.session;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts for the buttons inside
    <div className={`${stage} ${narrow}`} onKeyDown={(event) => pressByKey(event, practice)}>
      <div className={bar}>
        <p className={badges}>
          <span className={badge}>
            {position + 1} of {words.length}
          </span>
          <StatusBadge practice={practice} word={word} />
          {isReviewOnly && <span className={badge}>Difficult words</span>}
        </p>
        <WordButtons practice={practice} word={word} />
      </div>
      <Flashcard practice={practice} word={word} />
      <p className={small} id="card-hint">
        {isRevealed ? 'Did you know it?' : 'Say what it means, then tap the card to check.'}
      </p>
      <div className={`${buttons} ${ends}`}>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={position === 0}
          aria-keyshortcuts="ArrowLeft"
          onClick={practice.showPrevious}
        >
          <Icon of={ChevronLeft} />
          Previous
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          disabled={!isRevealed}
          aria-keyshortcuts="ArrowRight"
          onClick={() => practice.finish('next')}
        >
          Next
          <Icon of={ChevronRight} />
        </button>
      </div>
      <p className={keys}>
        Keys: Space turns the card, 1 is Review Again, 2 is I Know This, the arrows are Previous and
        Next.
      </p>
    </div>
  );
}

/** Keys work while the focus is in the session; with a modifier they are the browser's. */
function pressByKey(event: KeyboardEvent<HTMLElement>, practice: Practice) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
  const { isRevealed, position } = practice.session;
  const isOnButton = (event.target as HTMLElement).localName === 'button';
  const acts: Record<string, (() => void) | false> = {
    ' ': !isOnButton && !isRevealed && practice.reveal,
    ArrowLeft: position > 0 && practice.showPrevious,
    ArrowRight: isRevealed && (() => practice.finish('next')),
    1: isRevealed && (() => practice.finish('review')),
    2: isRevealed && (() => practice.finish('known')),
  };
  const act = acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
}

function NoWords({ practice }: { practice: Practice }) {
  const hasKnown = listKnownWords(practice.words, practice.progress).length > 0;
  return (
    <div className={empty}>
      <Icon of={BookOpen} size={32} />
      <h3 data-focus tabIndex={-1}>
        No words available to study with current settings.
      </h3>
      <p>
        Go back to all levels and ten words a session{hasKnown && ', or over the words you know'}.
      </p>
      <div className={buttons}>
        <button
          type="button"
          className={primary}
          part="button"
          onClick={() => practice.startBySettings(defaultStudySettings)}
        >
          Reset Settings
        </button>
        {hasKnown && (
          <button type="button" className={secondary} part="button" onClick={practice.reviewKnown}>
            Review Known Words
          </button>
        )}
      </div>
    </div>
  );
}
