import { Heading } from '../../kit/core/heading.tsx';
import { rubricBox } from './section.styles.ts';

interface RubricProps {
  heading: string;
  /** Name and description of each. */
  criteria: readonly (readonly [string, string])[];
}

/** The criteria for an answer. Nobody scores it here, so visitors judge themselves. */
export function Rubric({ heading, criteria }: RubricProps) {
  return (
    <section className={rubricBox} aria-labelledby="rubric">
      <Heading level={3} id="rubric">
        {heading}
      </Heading>
      <dl>
        {criteria.map(([name, description]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
