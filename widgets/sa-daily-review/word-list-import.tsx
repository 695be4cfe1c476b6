import { type ChangeEvent, type RefObject, useMemo, useRef, useState } from 'react';
import { card, smallText } from '../kit/core/card.styles.ts';
import { Heading } from '../kit/core/heading.tsx';
import { untranslated } from '../kit/core/untranslated.ts';
import { Field } from '../kit/forms/field.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { issue } from '../kit/rules/checked.ts';
import { count } from '../kit/rules/plural.ts';
import { buttons } from '../kit/tools/word-card.styles.ts';
import { primary, secondary } from '../kit/ui/button.styles.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import { useFocusAfter } from '../kit/ui/use-focus-after.ts';
import { formBox, leftLines } from './daily-review.styles.ts';
import type { OwnWord } from './review-data.logic.ts';
import {
  type AddedWords,
  addWords,
  type Columns,
  chooseColumn,
  listColumns,
  type NewWord,
  takeWords,
  type WordTable,
} from './word-list.logic.ts';
import { choices, listTable } from './word-list.styles.ts';

/** Larger than 2,000 long entries: such a file is no list of words. */
const MAX_FILE_BYTES = 4_000_000;

const BOX_FULL = 'There is a list in the box. Add it or empty the box, then open the file.';

/** With a library for tables; most visitors bring no list. */
const loadReader = () => import('./word-list-reader.logic.ts');

/** A list that is read and not yet added. */
interface Preview {
  table: WordTable;
  columns: Columns;
}

interface ListImportProps {
  own: readonly OwnWord[];
  /** Words that decks and the 20 have. */
  elsewhere: readonly string[];
  save(words: readonly NewWord[]): void;
}

/** Adds a pasted list or a file, once the visitor has seen how it was understood. */
export function ListImport({ own, elsewhere, save }: ListImportProps) {
  const input = useRef<HTMLInputElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const previewRef = useRef<HTMLHeadingElement>(null);
  const focusTitle = useFocusAfter(titleRef);
  const focusPreview = useFocusAfter(previewRef);
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  /** Whether letters beyond English may be wrong. */
  const [isGuess, setIsGuess] = useState(false);
  const list = useMemo(
    () => preview && addWords(takeWords(preview.table, preview.columns), own, elsewhere),
    [preview, own, elsewhere],
  );

  /** Shows a message, and closes the preview. */
  const report = (next: string) => {
    setPreview(null);
    setMessage(next);
  };
  const edit = (next: string, isGuessed = false) => {
    setText(next);
    setIsGuess(isGuessed);
    report('');
  };
  const fail = () => report('The list could not be read. Check your connection and try again.');
  const add = ({ added, left }: AddedWords, { head }: WordTable) => {
    const refused = left.filter(({ isKnown }) => !isKnown);
    const known = left.length - refused.length;
    save(added);
    focusTitle();
    // Names of separator and columns stay with the lines that need them.
    setText(refused.length ? [head, ...refused.map((line) => line.text)].join('\n').trim() : '');
    report(
      `${count(added.length, 'word')} added, ${known} already there, ${count(refused.length, 'line')} not added${refused.length ? ' and still in the box' : ''}.`,
    );
  };
  const form = useForm<string>({
    names: ['own-list'],
    check: ({ 'own-list': value = '' }) => ({
      issues: value.trim() ? [] : [issue('own-list', 'Paste your list first.')],
      value,
    }),
    async onValid(value) {
      const { readWordList } = await loadReader();
      // A changed list has to be checked again, as after the preview.
      if (findBox()?.value !== value) return false;
      const table = readWordList(value);
      focusPreview();
      setMessage('');
      setPreview({ table, columns: table.columns });
      return false;
    },
    onError: fail,
  });
  const findBox = () => form.formProps.ref.current?.querySelector('textarea');
  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    const box = findBox();
    if (!file || !box) return;
    const bytes = file.size > MAX_FILE_BYTES ? null : await file.arrayBuffer().catch(() => null);
    // Otherwise choosing the same file again would change nothing.
    if (input.current) input.current.value = '';
    if (!bytes) {
      report('This file could not be read, or is larger than 4 MB.');
      return;
    }
    try {
      const decoded = (await loadReader()).decodeText(new Uint8Array(bytes));
      if (!decoded) {
        report(
          'This is not a text file. In Anki: Export, “Notes in Plain Text”. In Excel: Save as “CSV UTF-8”.',
        );
      } else if (!decoded.text.trim()) report('This file is empty.');
      else if (box.value.trim()) setMessage(BOX_FULL);
      else {
        box.value = decoded.text;
        edit(decoded.text, decoded.isGuess);
        await form.submit();
      }
    } catch {
      fail();
    }
  };
  const hasText = text.trim() !== '';
  const isChanged = preview && preview.columns !== preview.table.columns;
  return (
    <form {...form.formProps} className={card} part="form" aria-labelledby="import-title">
      <Heading level={3} id="import-title" ref={titleRef} tabIndex={-1}>
        Add a list
      </Heading>
      <Field
        form={form}
        as="textarea"
        name="own-list"
        label="Paste your list"
        hint="One word a line, with its meaning after a dash, a colon, a tab or a comma."
        placeholder={'diligent – working hard\nabundant: more than enough'}
        value={text}
        onInput={({ currentTarget }) => edit(currentTarget.value)}
      />
      <div className={buttons}>
        <button type="submit" className={secondary} part="button">
          Check the list
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => (hasText ? setMessage(BOX_FULL) : input.current?.click())}
        >
          Open a file
        </button>
        {hasText && (
          <button
            type="button"
            className={secondary}
            part="button"
            onClick={() => {
              edit('');
              focusTitle();
            }}
          >
            Empty the box
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        aria-label="File with words"
        hidden
        // The form receives events of the box alone.
        onInput={(event) => event.stopPropagation()}
        onChange={open}
      />
      <p role="status">
        {message || (isChanged && list && `${count(list.added.length, 'new word')} found.`)}
      </p>
      {preview && list && (
        <ListPreview
          {...preview}
          {...list}
          isGuess={isGuess}
          titleRef={previewRef}
          choose={(columns) => setPreview({ ...preview, columns })}
          add={() => add(list, preview.table)}
          cancel={() => {
            focusTitle();
            report('');
          }}
        />
      )}
      <p className={smallText}>
        A file from Excel (“CSV UTF-8”), Google Sheets, Quizlet or Anki (“Notes in Plain Text”). It
        is read on this device and nothing is sent.
      </p>
    </form>
  );
}

interface ListPreviewProps extends Preview, AddedWords {
  isGuess: boolean;
  titleRef: RefObject<HTMLHeadingElement | null>;
  choose(columns: Columns): void;
  add(): void;
  cancel(): void;
}

/** Rows that show how a list was understood. */
const SHOWN_ROWS = 5;
const SHOWN_LEFT = 100;

function ListPreview(props: ListPreviewProps) {
  const { table, columns, isGuess, added, left, alsoElsewhere, titleRef, choose } = props;
  const all = listColumns(table);
  const unused = all.filter(({ index }) => !Object.values(columns).includes(index));
  const select = (kind: 'word' | 'meaning', label: string) => (
    <SelectField
      name={`list-${kind}`}
      label={label}
      options={all.map(({ index, name, sample }) => ({
        value: `${index}`,
        label: `${name}: ${sample}`,
      }))}
      value={`${columns[kind]}`}
      onChange={({ currentTarget }) => choose(chooseColumn(columns, kind, +currentTarget.value))}
      {...untranslated}
    />
  );
  const notes = [
    table.names.length > 0 && `Headings: ${table.names.filter(Boolean).join(', ')}.`,
    unused.length > 0 && `Columns not used: ${unused.map(({ name }) => name).join(', ')}.`,
    table.joined > 0 &&
      `${count(table.joined, 'line')} without a word joined to the meaning above.`,
    isGuess && 'If letters look wrong, save the file as “CSV UTF-8” and open it again.',
    alsoElsewhere.length > 0 &&
      `Our decks or the 20 words have ${alsoElsewhere.length} of them as well: ${alsoElsewhere.slice(0, 8).join(', ')}${alsoElsewhere.length > 8 ? ' …' : ''}.`,
  ].filter((note) => note !== false);
  return (
    <section className={formBox} aria-labelledby="list-preview">
      <Heading level={4} id="list-preview" ref={titleRef} tabIndex={-1}>
        {count(added.length, 'new word')} found in {count(table.lines, 'line')}. Nothing is added
        yet.
      </Heading>
      {all.length > 1 && (
        <div className={choices}>
          {select('word', 'Word column')}
          {select('meaning', 'Meaning column')}
        </div>
      )}
      {added.length > 0 && (
        <table className={listTable} aria-labelledby="list-preview">
          <thead>
            <tr>
              <th scope="col">Word</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {added.slice(0, SHOWN_ROWS).map(({ word, meaning, example }) => (
              <tr key={word}>
                <th scope="row" {...untranslated}>
                  {word}
                </th>
                <td>
                  {meaning}
                  {example && <small {...untranslated}>{example}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {added.length > SHOWN_ROWS && <p>and {count(added.length - SHOWN_ROWS, 'more word')}</p>}
      {notes.map((note) => (
        <p key={note} className={smallText}>
          {note}
        </p>
      ))}
      {left.length > 0 && (
        <>
          <p>
            <b>{count(left.length, 'line')} will not be added:</b>
          </p>
          <ul className={leftLines}>
            {left.slice(0, SHOWN_LEFT).map(({ line, text, reason }) => (
              <li key={`${line} ${text}`}>
                Line {line}: {reason} <code {...untranslated}>({text.slice(0, 60)})</code>
              </li>
            ))}
            {left.length > SHOWN_LEFT && <li>and {left.length - SHOWN_LEFT} more</li>}
          </ul>
        </>
      )}
      <div className={buttons}>
        {added.length > 0 && (
          <button type="button" className={primary} part="button" onClick={props.add}>
            Add {count(added.length, 'word')}
          </button>
        )}
        <button type="button" className={secondary} part="button" onClick={props.cancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
