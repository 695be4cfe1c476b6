import { about } from '../content/about.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Section } from '../kit/ui/section.tsx';
import { pair, values } from './mission-values.styles.ts';

const STATEMENTS = [
  { heading: 'Our mission', text: about.mission },
  { heading: 'Our vision', text: about.vision },
];

export function MissionValues() {
  return (
    <Section heading="What we stand for">
      <div className={pair}>
        {STATEMENTS.map(({ heading, text }) => (
          <div key={heading}>
            <Heading level={3}>{heading}</Heading>
            <p>{text}</p>
          </div>
        ))}
      </div>
      <div className={values}>
        <Heading level={3}>Our values</Heading>
        <ul>
          {about.values.map(({ title, text }) => (
            <li key={title}>
              <Heading level={4}>{title}</Heading>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
