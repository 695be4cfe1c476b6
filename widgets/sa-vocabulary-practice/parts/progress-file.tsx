import Download from 'lucide/dist/esm/icons/download.mjs';
import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { type ChangeEvent, useRef, useState } from 'react';
import { secondary } from '../../kit/ui/button-styles.ts';
import { card, small } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { saveFile } from '../../kit/ui/save-file.ts';
import { localDay } from '../days.logic.ts';
import { buildProgressFile, importProgress, parseProgressFile } from '../progress-file.logic.ts';
import { mergeStudyDays } from '../study-days.logic.ts';
import { buttons } from '../vocabulary-practice.styles.ts';
import type { Practice } from './use-practice.ts';

/** Progress as a file, for another browser or as a copy to keep. */
export function ProgressFile({ practice }: { practice: Practice }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setMessage(await addFrom(file, practice));
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <section className={card} part="card" aria-labelledby="file">
      <h3 id="file">Take your progress along</h3>
      <p>
        {practice.isStored
          ? 'Your progress is kept in this browser and nowhere else.'
          : 'This browser does not let us keep your progress: it lasts until you leave the page.'}{' '}
        A file carries it to another one. Importing adds to what you have and removes nothing.
      </p>
      <div className={buttons}>
        <button type="button" className={secondary} part="button" onClick={() => save(practice)}>
          <Icon of={Download} />
          Export progress
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => input.current?.click()}
        >
          <Icon of={Upload} />
          Import progress
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with progress"
        hidden
        onChange={take}
      />
      <p role="status" className={small}>
        {message}
      </p>
    </section>
  );
}

function save({ progress, studyDays }: Practice) {
  const { name, text } = buildProgressFile({ progress, studyDays }, localDay(new Date()));
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

/** Adds the progress in a file and says what came of it. */
async function addFrom(file: File, { changeStored }: Practice): Promise<string> {
  const text = await file.text().catch(() => '');
  const result = parseProgressFile(text);
  if ('error' in result) return result.error;
  const { saved } = result;
  changeStored((state) => ({
    ...state,
    progress: importProgress(state.progress, saved.progress, localDay(new Date())),
    studyDays: mergeStudyDays(state.studyDays, saved.studyDays),
  }));
  return 'The progress in the file was added to yours.';
}
