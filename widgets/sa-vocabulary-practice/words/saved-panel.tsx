import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import { words } from '../../content/vocabulary/words.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { bar, stage } from '../../kit/tools/word-card.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { listSavedWords } from '../study/study-list.logic.ts';
import { empty } from '../vocabulary-practice.styles.ts';
import type { WordTools } from './use-word-tools.ts';
import { WordEntries } from './word-entry.tsx';

interface SavedPanelProps extends WordTools {
  studySaved(): void;
  goToStudy(): void;
}

/** The words with a bookmark. */
export function SavedPanel({ studySaved, goToStudy, ...tools }: SavedPanelProps) {
  const saved = listSavedWords(words, tools.progress);
  return (
    <div className={stage}>
      <div className={bar}>
        <Heading level={3}>Your Saved Words ({saved.length})</Heading>
        {saved.length > 0 && (
          <button type="button" className={primary} part="button" onClick={studySaved}>
            Study These Words
          </button>
        )}
      </div>
      {saved.length > 0 ? (
        <WordEntries words={saved} {...tools} />
      ) : (
        <NothingSaved goToStudy={goToStudy} />
      )}
    </div>
  );
}

function NothingSaved({ goToStudy }: { goToStudy(): void }) {
  return (
    <div className={empty}>
      <Icon icon={Bookmark} size={32} />
      <Heading level={4}>You haven't saved any words yet.</Heading>
      <p>Click the bookmark icon on any word to save it for later.</p>
      <button type="button" className={primary} part="button" onClick={goToStudy}>
        Start Studying
      </button>
    </div>
  );
}
