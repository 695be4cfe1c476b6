import type { Scholarship, Sourced } from '../../content/scholarships/scholarship.ts';
import { small } from '../../kit/ui/card.ts';
import { useImport } from '../../kit/ui/use-loaded.ts';
import { Waiting } from '../../kit/ui/waiting.tsx';
import { formatAsOf, nameSource } from '../scholarship-finder.logic.ts';
import { notes as notesStyle } from '../scholarship-finder.styles.ts';
import { notesModule } from './load-notes.ts';

/** What we know beyond the listing, each with its date and where we read it. */
export function ScholarshipNotes({ scholarship: { id, extension } }: { scholarship: Scholarship }) {
  const { loaded, ...loading } = useImport(notesModule.load);
  return (
    <div className={notesStyle}>
      <h4>Good to know</h4>
      {!loaded && <Waiting what="What we know beyond the listing" {...loading} />}
      <ul>
        {loaded?.scholarshipNotes[id]?.map(({ text, ...origin }) => (
          <li key={text}>
            {text}
            <Origin of={origin} />
          </li>
        ))}
        <li>
          The rest is as we listed it. Check the official website before you apply.
          <Origin of={extension} />
        </li>
      </ul>
    </div>
  );
}

function Origin({ of: { asOf, source } }: { of: Sourced }) {
  return (
    <span className={small}>
      As of {formatAsOf(asOf)}, from{' '}
      <a href={source} target="_blank" rel="noopener noreferrer">
        {nameSource(source)}
      </a>
    </span>
  );
}
