import type { ReactNode } from 'react';
import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { untranslated } from '../../kit/core/untranslated.ts';
import { details } from '../../kit/tools/word-card.styles.ts';

interface WordDetailsProps {
  word: VocabularyWord;
  /** Replaces the memory aid, which is shown by default if the word has one. */
  children?: ReactNode;
}

/** Definition, example and synonyms of a word. */
export function WordDetails({ word, children }: WordDetailsProps) {
  return (
    <>
      <dl className={details}>
        <div>
          <dt>Definition</dt>
          <dd>{word.definition}</dd>
        </div>
        <div>
          <dt>Example</dt>
          <dd {...untranslated}>{word.example}</dd>
        </div>
        <div>
          <dt>Synonyms</dt>
          <dd {...untranslated}>{word.synonyms.join(', ')}</dd>
        </div>
        {children === undefined && word.mnemonic && (
          <div>
            <dt>Memory Aid</dt>
            <dd>{word.mnemonic}</dd>
          </div>
        )}
      </dl>
      {children}
    </>
  );
}
