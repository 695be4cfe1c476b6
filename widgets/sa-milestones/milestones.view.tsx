import { milestones } from '../content/milestones.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SwipeRow } from '../kit/ui/swipe-row.tsx';
import { timeline } from './milestones.styles.ts';

export function Milestones() {
  if (milestones.length === 0) return null;
  return (
    <Section heading="How we got here" badge={sampleTags.history}>
      <SwipeRow label="Milestones" className={timeline}>
        {milestones.map(({ year, title, description }) => (
          <li key={year}>
            <time dateTime={String(year)}>{year}</time>
            <Heading level={3}>{title}</Heading>
            <p>{description}</p>
          </li>
        ))}
      </SwipeRow>
    </Section>
  );
}
