import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import { useState } from 'react';
import { words } from '../../content/vocabulary/words.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { count } from '../../kit/rules/plural.ts';
import { stage } from '../../kit/tools/word-card.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { searchRow } from '../vocabulary-practice.styles.ts';
import { describeSearch, searchWords } from './dictionary.logic.ts';
import type { WordTools } from './use-word-tools.ts';
import { WordEntries } from './word-entry.tsx';

/** Looks words up, by the button and not while typing. */
export function DictionaryPanel(tools: WordTools) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const found = searchWords(words, term);

  const search = () => setTerm(typed);
  return (
    <div className={stage}>
      <form className={searchRow} part="form" {...onSubmission(search)}>
        <SearchBox
          label="Search the dictionary"
          placeholder="Search for words, definitions, or synonyms"
          value={typed}
          change={setTyped}
        />
        <button type="submit" className={primary} part="button">
          <Icon icon={SearchIcon} />
          Search
        </button>
      </form>
      <p role="status" className={smallText}>
        {describeSearch(term, found.length) ?? `${count(found.length, 'word')} found`}
      </p>
      {found.length > 0 && <WordEntries words={found} {...tools} />}
    </div>
  );
}
