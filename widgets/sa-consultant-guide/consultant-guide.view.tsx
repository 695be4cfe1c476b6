import { consultants } from '../content/consultants.ts';
import { sampleTags } from '../content/sample-tags.ts';
import type { PropsOf } from '../kit/element/attributes.ts';
import { Section } from '../kit/ui/section.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { ConsultantCard } from './consultant-card.tsx';
import type { api } from './consultant-guide.api.ts';
import { people } from './consultant-guide.styles.ts';

export function ConsultantGuide({ heading }: PropsOf<typeof api>) {
  if (consultants.length === 0) return null;
  return (
    <Section heading={heading} badge={sampleTags.profiles}>
      <SwipeRow label="Consultants" className={people}>
        {consultants.map((consultant) => (
          <ConsultantCard key={consultant.id} consultant={consultant} />
        ))}
      </SwipeRow>
    </Section>
  );
}
