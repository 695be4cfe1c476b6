import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import { primary } from '../../kit/ui/button-styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { listSavedWords } from '../study-list.logic.ts';
import { bar, empty, stage } from '../vocabulary-practice.styles.ts';
import type { Practice } from './use-practice.ts';
import { WordEntries } from './word-entry.tsx';

/** The words with a bookmark. */
export function SavedPanel({ practice }: { practice: Practice }) {
  const saved = listSavedWords(practice.words, practice.progress);
  return (
    <div className={stage}>
      <div className={bar}>
        <h3>Your Saved Words ({saved.length})</h3>
        {saved.length > 0 && (
          <button type="button" className={primary} part="button" onClick={practice.studySaved}>
            Study These Words
          </button>
        )}
      </div>
      {saved.length > 0 ? (
        <WordEntries practice={practice} words={saved} />
      ) : (
        <NothingSaved practice={practice} />
      )}
    </div>
  );
}

function NothingSaved({ practice }: { practice: Practice }) {
  return (
    <div className={empty}>
      <Icon of={Bookmark} size={32} />
      <h4>You haven't saved any words yet.</h4>
      <p>Click the bookmark icon on any word to save it for later.</p>
      <button type="button" className={primary} part="button" onClick={practice.goToStudy}>
        Start Studying
      </button>
    </div>
  );
}
