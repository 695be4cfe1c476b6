import {
  sampleMatches,
  sampleMatchesLabel,
  sampleMatchesNote,
  viewAllMatches,
} from '../content/matcher.ts';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import { secondary } from '../kit/ui/button.styles.ts';
import { Note } from '../kit/ui/note.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { match, matches, panel } from './university-matcher.styles.ts';

/** The same three matches for every visitor, labelled as samples. */
export function SampleMatches() {
  return (
    <div className={panel}>
      <Heading level={3}>{sampleMatchesLabel}</Heading>
      <Note text={sampleMatchesNote} />
      <SwipeRow label={sampleMatchesLabel} className={matches}>
        {sampleMatches.map(({ university, location, program }) => (
          <li key={university} className={match}>
            <Heading level={4}>{university}</Heading>
            <p>
              {program}, {location}
            </p>
          </li>
        ))}
      </SwipeRow>
      <SiteLink className={secondary} part="button" path={viewAllMatches.path}>
        {viewAllMatches.label}
      </SiteLink>
    </div>
  );
}
