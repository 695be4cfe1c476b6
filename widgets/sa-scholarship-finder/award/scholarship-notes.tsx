import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { useLazyModule } from '../../kit/loading/use-async.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { notesModule } from '../load-later.ts';
import { noteList as notesStyle } from '../scholarship-finder.styles.ts';

/** Additional facts, each with its date and its source. */
export function ScholarshipNotes({ scholarship: { id, extension } }: { scholarship: Scholarship }) {
  const { loaded, ...loading } = useLazyModule(notesModule.load);
  return (
    <div className={notesStyle}>
      <Heading level={4}>Good to know</Heading>
      {!loaded && <LoadingState subject="More about this award" {...loading} />}
      <ul>
        {loaded?.scholarshipNotes[id]?.map(({ text, ...origin }) => (
          <li key={text}>
            {text}
            <SourceLine fact={origin} />
          </li>
        ))}
        <li>
          The rest is as we listed it. Check the official website before you apply.
          <SourceLine fact={extension} />
        </li>
      </ul>
    </div>
  );
}
