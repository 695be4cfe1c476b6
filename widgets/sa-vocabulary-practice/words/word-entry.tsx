import type { VocabularyWord } from '../../content/vocabulary/types.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import { badge, badges } from '../../kit/tools/word-card.styles.ts';
import type { WordTools } from './use-word-tools.ts';
import { StatusBadge, WordButtons } from './word-buttons.tsx';
import { WordDetails } from './word-details.tsx';
import { entries, entry } from './words.styles.ts';

interface WordEntriesProps extends WordTools {
  words: readonly VocabularyWord[];
}

/** Words like the entries of a dictionary, with everything we know about each. */
export function WordEntries({ words, ...tools }: WordEntriesProps) {
  return (
    <ul className={entries}>
      {words.map((word) => (
        <li key={word.id} className={entry} part="card">
          <div>
            <Heading level={3} {...untranslated}>
              {word.word}
            </Heading>
            <WordButtons word={word} {...tools} />
          </div>
          <p className={badges}>
            <i>{word.partOfSpeech}</i>
            <span className={badge}>{word.level}</span>
            <StatusBadge word={word} progress={tools.progress} />
          </p>
          <WordDetails word={word} />
        </li>
      ))}
    </ul>
  );
}
