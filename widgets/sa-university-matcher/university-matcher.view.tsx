import type { PropsOf } from '../kit/element/attributes.ts';
import { Section } from '../kit/ui/section.tsx';
import { MatcherForm } from './matcher-form.tsx';
import { SampleMatches } from './sample-matches.tsx';
import type { api } from './university-matcher.api.ts';
import { twoColumns } from './university-matcher.styles.ts';

export function UniversityMatcher({ heading }: PropsOf<typeof api>) {
  return (
    <Section
      heading={heading}
      intro="Our questions for your own list of universities, and a sample of such a list."
    >
      <div className={twoColumns}>
        <MatcherForm />
        <SampleMatches />
      </div>
    </Section>
  );
}
