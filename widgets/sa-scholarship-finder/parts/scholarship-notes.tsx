import type { ScholarshipExtension } from '../../content/scholarships/scholarship.ts';
import { small } from '../../kit/ui/card.ts';
import { formatAsOf, nameSource } from '../scholarship-finder.logic.ts';
import { notes as notesStyle } from '../scholarship-finder.styles.ts';

/** What we know beyond the listing, each with its date and where we read it. */
export function ScholarshipNotes({ extension }: { extension: ScholarshipExtension }) {
  const { notes, asOf, source } = extension;
  return (
    <div className={notesStyle}>
      <h4>Good to know</h4>
      <ul>
        {notes.map((note) => (
          <li key={note.text}>
            {note.text}
            <Origin asOf={note.asOf} source={note.source} />
          </li>
        ))}
        <li>
          The rest is as we listed it. Check the official website before you apply.
          <Origin asOf={asOf} source={source} />
        </li>
      </ul>
    </div>
  );
}

function Origin({ asOf, source }: { asOf: string; source: string }) {
  return (
    <span className={small}>
      As of {formatAsOf(asOf)}, from{' '}
      <a href={source} target="_blank" rel="noopener noreferrer">
        {nameSource(source)}
      </a>
    </span>
  );
}
