import {
  sampleMatches,
  sampleMatchesLabel,
  sampleMatchesNote,
  viewAllMatches,
} from '../../content/matcher.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { SwipeRow } from '../../kit/ui/swipe-row.tsx';
import { match, matches, panel } from '../university-matcher.styles.ts';
import { MatchRing } from './match-ring.tsx';

/** The same three matches for everybody, labelled as samples. */
export function SampleMatches() {
  return (
    <div className={panel}>
      <Heading level={3}>{sampleMatchesLabel}</Heading>
      <Note text={sampleMatchesNote} />
      <SwipeRow label={sampleMatchesLabel} className={matches}>
        {sampleMatches.map(({ university, location, program, matchPercent }) => (
          <li key={university} className={match}>
            <MatchRing percent={matchPercent} />
            <div>
              <Heading level={4}>{university}</Heading>
              <p>
                {program}, {location}
              </p>
            </div>
          </li>
        ))}
      </SwipeRow>
      <SiteLink className={secondary} part="button" path={viewAllMatches.path}>
        {viewAllMatches.label}
      </SiteLink>
      <p>There is no longer list yet: a consultation draws one up for you.</p>
    </div>
  );
}
