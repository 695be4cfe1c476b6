import { Section } from '../kit/ui/section.tsx';
import { MatcherForm } from './parts/matcher-form.tsx';
import { SampleMatches } from './parts/sample-matches.tsx';
import { twoColumns } from './university-matcher.styles.ts';

interface UniversityMatcherProps {
  heading: string;
}

export function UniversityMatcher({ heading }: UniversityMatcherProps) {
  return (
    <Section
      heading={heading}
      intro="What we ask when we draw up a list for you, and what such a list looks like."
    >
      <div className={twoColumns}>
        <MatcherForm />
        <SampleMatches />
      </div>
    </Section>
  );
}
