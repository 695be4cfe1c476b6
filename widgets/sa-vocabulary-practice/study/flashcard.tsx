import Lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { taskBar } from '../../kit/tools/task-bar.styles.ts';
import { primary, secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { WordDetails } from '../words/word-details.tsx';
import { aid, back, flashcard } from './study.styles.ts';
import type { Study } from './use-study.ts';

interface FlashcardProps {
  study: Study;
  word: VocabularyWord;
}

/** A card: the word alone until it is pressed, then its meaning and the two answers. */
export function Flashcard({ study, word }: FlashcardProps) {
  const title = (
    <>
      <strong {...untranslated}>{word.word}</strong>
      <i>{word.partOfSpeech}</i>
    </>
  );
  return study.session.isRevealed ? (
    <section
      className={`${flashcard} ${back}`}
      part="card"
      data-focus
      tabIndex={-1}
      aria-label={`Meaning of ${word.word}`}
    >
      <p>{title}</p>
      <WordDetails word={word}>
        {word.mnemonic && (
          <MemoryAid
            text={word.mnemonic}
            isShown={study.session.isMemoryAidShown}
            toggle={study.toggleAid}
          />
        )}
      </WordDetails>
      <div className={taskBar} data-on-card>
        <button
          type="button"
          className={secondary}
          part="button"
          aria-keyshortcuts="1"
          onClick={() => study.finish('review')}
        >
          Review Again
        </button>
        <button
          type="button"
          className={primary}
          part="button"
          aria-keyshortcuts="2"
          onClick={() => study.finish('known')}
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
      onClick={study.reveal}
    >
      {title}
    </button>
  );
}

interface MemoryAidProps {
  text: string;
  isShown: boolean;
  toggle(): void;
}

function MemoryAid({ text, isShown, toggle }: MemoryAidProps) {
  return (
    <div className={aid}>
      <button
        type="button"
        className={secondary}
        part="button"
        aria-expanded={isShown}
        onClick={toggle}
      >
        <Icon icon={Lightbulb} />
        Memory Aid
      </button>
      {isShown && <p>{text}</p>}
    </div>
  );
}
