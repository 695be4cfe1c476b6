import { Section } from '../kit/ui/section.tsx';
import { MatcherForm } from './parts/matcher-form.tsx';
import { SampleMatches } from './parts/sample-matches.tsx';
import { halves } from './university-matcher.styles.ts';

interface UniversityMatcherProps {
  heading: string;
  siteBase: string;
}

export function UniversityMatcher({ heading, siteBase }: UniversityMatcherProps) {
  return (
    <Section
      heading={heading}
      intro="What we ask when we draw up a list for you, and what such a list looks like."
    >
      <div className={halves}>
        <MatcherForm />
        <SampleMatches siteBase={siteBase} />
      </div>
    </Section>
  );
}
