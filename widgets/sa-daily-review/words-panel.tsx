import { type RefObject, useRef, useState } from 'react';
import type { Deck } from '../content/vocabulary/types.ts';
import { card, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { Field } from '../kit/forms/field.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { localDay } from '../kit/rules/calendar-day.ts';
import { issue } from '../kit/rules/checked.ts';
import { isFound } from '../kit/rules/search-text.ts';
import { saveFile } from '../kit/tools/save-file.ts';
import { buttons } from '../kit/tools/word-card.styles.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { SearchBox } from '../kit/ui/search-box.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { checks, formBox, ownList, pair, remark, today } from './daily-review.styles.ts';
import { MAX_OWN_WORDS, type OwnWord } from './review-data.logic.ts';
import type { ReviewState, ReviewStore } from './review-store.ts';
import { OWN_LIST, type ReviewWord } from './review-words.logic.ts';
import { addWords, LIMITS, type NewWord, writeAnkiText, writeCsv } from './word-list.logic.ts';
import { ListImport } from './word-list-import.tsx';

interface WordsPanelProps {
  store: ReviewStore;
  state: ReviewState;
  decks: readonly Deck[];
  words: readonly ReviewWord[];
  /** Words that decks and the 20 have. */
  elsewhere: readonly string[];
}

/** Sources of new words: the decks, and the visitor's own list. */
export function WordsPanel(props: WordsPanelProps) {
  const [edited, setEdited] = useState<OwnWord | null>(null);
  /** Key of the form for one word, which starts empty with each word. */
  const [message, setMessage] = useState('');
  const titleRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useFocusAfter(titleRef);
  const edit = (word: OwnWord | null) => {
    focusTitle();
    setMessage('');
    setEdited(word);
  };
  return (
    <div className={today}>
      <div className={formBox}>
        <Lists {...props} />
        <OwnWords {...props} edit={edit} />
      </div>
      <div className={formBox}>
        <OwnWordForm
          key={edited?.id ?? 'new'}
          {...props}
          edited={edited}
          titleRef={titleRef}
          report={setMessage}
          close={() => edit(null)}
        />
        <p role="status" className={smallText}>
          {message}
        </p>
        <ListImport
          own={props.state.words}
          elsewhere={props.elsewhere}
          save={(words) =>
            props.store.saveWords(words.map((word, index) => ({ ...word, id: makeId(index) })))
          }
        />
      </div>
    </div>
  );
}

function Lists({ store, state: { settings, memories }, decks, words }: WordsPanelProps) {
  const lists = [
    { id: OWN_LIST, title: 'My own words', about: 'What you have typed or imported' },
    ...decks,
  ];
  const { decksOff } = settings;
  return (
    <section className={card} part="card" aria-labelledby="review-lists">
      <Heading level={3} id="review-lists">
        New words come from
      </Heading>
      <ul className={checks}>
        {lists.map(({ id, title, about }) => {
          const all = words.filter(({ list }) => list === id);
          const begun = all.filter((word) => memories[word.id]).length;
          return (
            <li key={id}>
              <label>
                <input
                  type="checkbox"
                  part="input"
                  name={`list-${id}`}
                  checked={!decksOff.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    store.saveSettings({
                      decksOff: checked ? decksOff.filter((off) => off !== id) : [...decksOff, id],
                    })
                  }
                />
                <span>
                  <b>{title}</b>
                  <span>{about}</span>
                </span>
                <small>{`${begun} of ${all.length} begun`}</small>
              </label>
            </li>
          );
        })}
      </ul>
      <p className={smallText}>
        Words are begun from the top down. Words that you have begun stay in your review when you
        untick their list.
      </p>
    </section>
  );
}

interface OwnWordFormProps extends WordsPanelProps {
  edited: OwnWord | null;
  titleRef: RefObject<HTMLHeadingElement | null>;
  report(message: string): void;
  close(): void;
}

function OwnWordForm(props: OwnWordFormProps) {
  const { store, state, elsewhere, edited, titleRef, report, close } = props;
  const others = state.words.filter(({ id }) => id !== edited?.id);
  const form = useForm<NewWord & { isElsewhere: boolean }>({
    names: ['own-word', 'own-meaning', 'own-example'],
    check(values) {
      const [word = '', meaning = '', example = ''] = Object.values(values).map((text) =>
        text.trim(),
      );
      const issues = [
        ...(word ? [] : [issue('own-word', 'Type the word.')]),
        ...(meaning ? [] : [issue('own-meaning', 'Type what it means.')]),
      ];
      if (issues.length > 0) return { issues, value: undefined };
      const entry = { word, meaning, example, line: 0, text: word };
      const { added, left, alsoElsewhere } = addWords(
        { words: [entry], left: [] },
        others,
        elsewhere,
      );
      const [newWord] = added;
      return newWord
        ? { issues: [], value: { ...newWord, isElsewhere: alsoElsewhere.length > 0 } }
        : { issues: [issue('own-word', `Not added: ${left[0]?.reason}.`)], value: undefined };
    },
    onValid({ isElsewhere, ...newWord }) {
      store.saveWords([{ ...newWord, id: edited?.id ?? makeId(0) }]);
      if (edited) close();
      else form.formProps.ref.current?.querySelector('input')?.focus();
      report(
        `“${newWord.word}” is ${edited ? 'changed' : 'added'}.${isElsewhere ? ' A deck or the 20 words have it as well.' : ''}`,
      );
      return !edited;
    },
    onAttempt: () => report(''),
    onError: (error) => console.error(error),
  });
  return (
    <form {...form.formProps} className={card} part="form" aria-labelledby="own-title">
      <Heading level={3} id="own-title" ref={titleRef} tabIndex={-1}>
        {edited ? `Change “${edited.word}”` : 'Add a word of your own'}
      </Heading>
      <div className={pair}>
        <Field
          form={form}
          name="own-word"
          label="Word"
          maxLength={LIMITS.word}
          defaultValue={edited?.word}
        />
        <Field
          form={form}
          name="own-meaning"
          label="Meaning"
          maxLength={LIMITS.meaning}
          defaultValue={edited?.meaning}
        />
      </div>
      <Field
        name="own-example"
        label="A sentence with it (optional)"
        maxLength={LIMITS.example}
        defaultValue={edited?.example}
      />
      <div className={buttons}>
        <button type="submit" className={primary} part="button">
          {edited ? 'Save' : 'Add the word'}
        </button>
        {edited && (
          <button type="button" className={secondary} part="button" onClick={close}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}

/** As many as fit on a screen or two. */
const SHOWN = 30;

interface OwnWordsProps extends WordsPanelProps {
  edit(word: OwnWord): void;
}

function OwnWords({ store, state, edit }: OwnWordsProps) {
  const { words } = state;
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const [removed, setRemoved] = useState<OwnWord | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bringBackRef = useRef<HTMLButtonElement>(null);
  const focusTitle = useFocusAfter(titleRef);
  const focusBringBack = useFocusAfter(bringBackRef);
  const found = words.filter(({ word, meaning }) => isFound(query, [word, meaning]));
  const remove = (word: OwnWord) => {
    focusBringBack();
    store.removeWords([word.id]);
    setRemoved(word);
  };
  return (
    <section className={card} part="card" aria-labelledby="own-words">
      <Heading level={3} id="own-words" ref={titleRef} tabIndex={-1}>
        My own words ({words.length})
      </Heading>
      {words.length > SHOWN && (
        <SearchBox
          label="Search your words"
          placeholder="Search your words"
          value={query}
          change={setQuery}
        />
      )}
      {removed && (
        <div role="status" className={remark}>
          <p>“{removed.word}” is deleted, with what you had learned of it.</p>
          <button
            ref={bringBackRef}
            type="button"
            className={secondary}
            part="button"
            onClick={() => {
              focusTitle();
              store.saveWords([removed]);
              setRemoved(null);
            }}
          >
            Bring the word back
          </button>
        </div>
      )}
      <ul className={ownList}>
        {found.slice(0, shown).map((word) => (
          <li key={word.id}>
            <div>
              <b {...untranslated}>{word.word}</b> <span>{word.meaning}</span>
            </div>
            <div>
              <button
                type="button"
                className={secondary}
                part="button"
                aria-label={`Change ${word.word}`}
                onClick={() => edit(word)}
              >
                Change
              </button>
              <button
                type="button"
                className={secondary}
                part="button"
                aria-label={`Delete ${word.word}`}
                onClick={() => remove(word)}
              >
                Delete
              </button>
            </div>
          </li>
        ))}
      </ul>
      {words.length === 0 && (
        <p>None yet. There is room for {MAX_OWN_WORDS.toLocaleString('en')}.</p>
      )}
      {found.length > shown && (
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => {
            // The button goes with the last words.
            focusTitle('if-lost');
            setShown(shown + SHOWN);
          }}
        >
          Show {Math.min(SHOWN, found.length - shown)} more
        </button>
      )}
      {words.length > 0 && (
        <div className={buttons}>
          <Export label="Save as CSV" words={words} kind="csv" />
          <Export label="Save for Anki" words={words} kind="txt" />
        </div>
      )}
    </section>
  );
}

function Export({
  label,
  words,
  kind,
}: {
  label: string;
  words: readonly NewWord[];
  kind: 'csv' | 'txt';
}) {
  const save = () => {
    // Excel reads UTF-8 only behind this mark.
    const text = kind === 'csv' ? `\uFEFF${writeCsv(words)}` : writeAnkiText(words);
    const type = kind === 'csv' ? 'text/csv;charset=utf-8' : 'text/plain;charset=utf-8';
    saveFile(new Blob([text], { type }), `my-words-${localDay(new Date())}.${kind}`);
  };
  return (
    <button type="button" className={secondary} part="button" onClick={save}>
      {label}
    </button>
  );
}

/** Unique on this device: by the moment, a part by chance, and its place in the list. */
const makeId = (index: number) =>
  `own-${(+new Date()).toString(36)}-${Math.random().toString(36).slice(2, 8)}-${index}`;
