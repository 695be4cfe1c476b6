import Lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { primary, secondary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { buttons } from '../vocabulary-practice.styles.ts';
import { aid, back, flashcard } from './study.styles.ts';
import type { Practice } from './use-practice.ts';
import { WordDetails } from './word-details.tsx';

interface FlashcardProps {
  practice: Practice;
  word: VocabularyWord;
}

/** A card: the word alone until it is pressed, then what it means and the two answers. */
export function Flashcard({ practice, word }: FlashcardProps) {
  const title = (
    <>
      <strong>{word.word}</strong>
      <i>{word.partOfSpeech}</i>
    </>
  );
  return practice.session.isRevealed ? (
    <section
      className={`${flashcard} ${back}`}
      part="card"
      data-focus
      tabIndex={-1}
      aria-label={`Meaning of ${word.word}`}
    >
      <p>{title}</p>
      <WordDetails word={word}>
        <MemoryAid practice={practice} word={word} />
      </WordDetails>
      <div className={buttons}>
        <button
          type="button"
          className={secondary}
          part="button"
          aria-keyshortcuts="1"
          onClick={() => practice.finish('review')}
        >
          Review Again
        </button>
        <button
          type="button"
          className={primary}
          part="button"
          aria-keyshortcuts="2"
          onClick={() => practice.finish('known')}
        >
          I Know This
        </button>
      </div>
    </section>
  ) : (
    <button
      type="button"
      className={flashcard}
      part="card"
      data-focus
      aria-describedby="card-hint"
      onClick={practice.reveal}
    >
      {title}
    </button>
  );
}

/** The way to the memory aid of a word that has one. */
function MemoryAid({ practice, word }: FlashcardProps) {
  if (!word.mnemonic) return null;
  const isShown = practice.session.isMemoryAidShown;
  return (
    <div className={aid}>
      <button
        type="button"
        className={secondary}
        part="button"
        aria-expanded={isShown}
        onClick={practice.toggleAid}
      >
        <Icon of={Lightbulb} />
        Memory Aid
      </button>
      {isShown && <p>{word.mnemonic}</p>}
    </div>
  );
}
