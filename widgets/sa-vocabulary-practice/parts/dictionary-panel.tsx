import SearchIcon from 'lucide/dist/esm/icons/search.mjs';
import { useState } from 'react';
import { onSubmission } from '../../kit/forms/use-form.ts';
import { primary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { describeSearch, searchWords } from '../dictionary.logic.ts';
import { searchRow, stage } from '../vocabulary-practice.styles.ts';
import type { Practice } from './use-practice.ts';
import { WordEntries } from './word-entry.tsx';

/** Looks words up. The button searches, not the typing. */
export function DictionaryPanel({ practice }: { practice: Practice }) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const found = searchWords(practice.words, term);

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
          <Icon of={SearchIcon} />
          Search
        </button>
      </form>
      <p role="status" className={small}>
        {describeSearch(term, found.length) ?? describeCount(found.length)}
      </p>
      {found.length > 0 && <WordEntries practice={practice} words={found} />}
    </div>
  );
}

const describeCount = (count: number) => `${count} ${count === 1 ? 'word' : 'words'} found`;
