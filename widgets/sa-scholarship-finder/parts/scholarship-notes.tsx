import type { Scholarship, Sourced } from '../../content/scholarships/scholarship.ts';
import { useLoaded } from '../../kit/stores/use-loaded.ts';
import { secondary } from '../../kit/ui/button-styles.ts';
import { small } from '../../kit/ui/card.ts';
import { formatAsOf, nameSource } from '../scholarship-finder.logic.ts';
import { notes as notesStyle } from '../scholarship-finder.styles.ts';
import { notesModule } from './load-notes.ts';

/** What we know beyond the listing, each with its date and where we read it. */
export function ScholarshipNotes({ scholarship: { id, extension } }: { scholarship: Scholarship }) {
  const loaded = useLoaded('notes', notesModule.load);
  return (
    <div className={notesStyle}>
      <h4>Good to know</h4>
      <p role="status" className={small}>
        {loaded.status === 'loading' && 'Loading our notes…'}
        {loaded.status === 'failed' &&
          'Our notes could not be loaded. Check your connection, then try again.'}
      </p>
      {loaded.status === 'failed' && (
        <button type="button" className={secondary} part="button" onClick={loaded.retry}>
          Try again
        </button>
      )}
      <ul>
        {loaded.status === 'ready' &&
          loaded.value[id]?.map(({ text, ...origin }) => (
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
