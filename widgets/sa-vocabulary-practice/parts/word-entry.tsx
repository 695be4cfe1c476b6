import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import type { Practice } from './use-practice.ts';
import { StatusBadge, WordButtons } from './word-buttons.tsx';
import { WordDetails } from './word-details.tsx';
import { badge, badges, entries, entry } from './words.styles.ts';

interface WordEntriesProps {
  practice: Practice;
  words: readonly VocabularyWord[];
}

/** Words as a dictionary prints them, with everything we know of each. */
export function WordEntries({ practice, words }: WordEntriesProps) {
  return (
    <ul className={entries}>
      {words.map((word) => (
        <li key={word.id} className={entry} part="card">
          <div>
            <h3>{word.word}</h3>
            <WordButtons practice={practice} word={word} />
          </div>
          <p className={badges}>
            <i>{word.partOfSpeech}</i>
            <span className={badge}>{word.level}</span>
            <StatusBadge practice={practice} word={word} />
          </p>
          <WordDetails word={word} />
        </li>
      ))}
    </ul>
  );
}
