import Download from 'lucide/dist/esm/icons/download.mjs';
import Upload from 'lucide/dist/esm/icons/upload.mjs';
import { type ChangeEvent, useRef, useState } from 'react';
import { card, smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { localDay } from '../../kit/rules/calendar-day.ts';
import { mergeStudyDays } from '../../kit/stores/study-days.logic.ts';
import type { VocabularyStore } from '../../kit/stores/vocabulary-store.ts';
import { saveFile } from '../../kit/tools/save-file.ts';
import { buttons } from '../../kit/tools/word-card.styles.ts';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import {
  buildProgressFile,
  importProgress,
  parseProgressFile,
  type SavedProgress,
} from './progress-file.logic.ts';

export interface ProgressFileProps extends SavedProgress {
  /** False once something could not be stored. */
  isStored: boolean;
  changeProgress: VocabularyStore['change'];
}

/** Progress as a file, for another browser or as a copy to keep. */
export function ProgressFile({ progress, studyDays, isStored, changeProgress }: ProgressFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    setMessage(await addFrom(file, changeProgress));
    // Otherwise choosing the same file again would change nothing.
    if (input.current) input.current.value = '';
  };
  return (
    <section className={card} part="card" aria-labelledby="file">
      <Heading level={3} id="file">
        Take your progress with you
      </Heading>
      <p>
        {isStored
          ? 'Your progress stays in this browser and nowhere else.'
          : 'This browser does not let us store your progress, so it lasts only until you leave the page.'}{' '}
        You can take it to another browser as a file. Importing adds to your progress and removes
        nothing.
      </p>
      <div className={buttons}>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => save({ progress, studyDays })}
        >
          <Icon icon={Download} />
          Export progress
        </button>
        <button
          type="button"
          className={secondary}
          part="button"
          onClick={() => input.current?.click()}
        >
          <Icon icon={Upload} />
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
      <p role="status" className={smallText}>
        {message}
      </p>
    </section>
  );
}

function save(saved: SavedProgress) {
  const { name, text } = buildProgressFile(saved, localDay(new Date()));
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

/** Adds the progress in a file. Resolves to a message for the visitor. */
async function addFrom(file: File, change: VocabularyStore['change']): Promise<string> {
  const text = await file.text().catch(() => '');
  const result = parseProgressFile(text);
  if ('error' in result) return result.error;
  const { saved } = result;
  change((state) => ({
    ...state,
    progress: importProgress(state.progress, saved.progress, localDay(new Date())),
    studyDays: mergeStudyDays(state.studyDays, saved.studyDays),
  }));
  return 'The progress in the file was added to yours.';
}
