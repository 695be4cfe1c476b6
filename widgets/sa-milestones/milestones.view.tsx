import { milestones } from '../content/milestones.ts';
import { Section } from '../kit/ui/section.tsx';
import { event, timeline } from './milestones.styles.ts';

export function Milestones() {
  return (
    <Section heading="How we got here" eyebrow="Milestones">
      <ol className={timeline}>
        {milestones.map(({ year, title, description }) => (
          <li key={year}>
            <time dateTime={String(year)}>{year}</time>
            <div className={event}>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
