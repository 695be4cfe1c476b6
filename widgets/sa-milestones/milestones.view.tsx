import { milestones } from '../content/milestones.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Section } from '../kit/ui/section.tsx';
import { event, timeline } from './milestones.styles.ts';

export function Milestones() {
  return (
    <Section heading="How we got here" eyebrow="Milestones" badge={sampleTags.history}>
      <ol className={timeline}>
        {milestones.map(({ year, title, description }) => (
          <li key={year}>
            <time dateTime={String(year)}>{year}</time>
            <div className={event}>
              <Heading level={3}>{title}</Heading>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
