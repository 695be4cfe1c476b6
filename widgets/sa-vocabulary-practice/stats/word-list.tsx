import { words } from '../../content/vocabulary/words.ts';
import { card } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import type { VocabularyProgress } from '../../kit/stores/vocabulary-progress.logic.ts';
import { STATUS_LABELS } from '../../kit/stores/vocabulary-progress.logic.ts';
import { StatusBadge } from '../words/word-buttons.tsx';
import { countStatuses } from './stats.logic.ts';
import { statusBar, wide, wordList } from './stats.styles.ts';

/** Between two parts, in words: none after the last. */
const GAP = 0.1;

/** Every word with its status, under one bar of the four parts. */
export function WordList({ progress }: { progress: VocabularyProgress }) {
  const parts = countStatuses(words, progress).filter(({ total }) => total > 0);
  const said = parts.map(({ status, total }) => `${STATUS_LABELS[status]} ${total}`).join(', ');
  return (
    <section className={`${card} ${wide}`} part="card" aria-labelledby="all-words">
      <Heading level={3} id="all-words">
        All words
      </Heading>
      <svg
        className={statusBar}
        viewBox={`0 0 ${words.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        {parts.map(({ status, from, total }) => (
          <rect
            key={status}
            x={from}
            width={from + total === words.length ? total : total - GAP}
            height="1"
            data-status={status}
          />
        ))}
      </svg>
      <p aria-hidden="true">{said}</p>
      <ul className={wordList}>
        {words.map((word) => (
          <li key={word.id}>
            <b {...untranslated}>{word.word}</b>
            <span>{word.definition}</span>
            <StatusBadge word={word} progress={progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}
