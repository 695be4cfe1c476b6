import { faq } from '../content/faq.ts';
import { Heading } from '../kit/core/heading.tsx';
import { Section } from '../kit/ui/section.tsx';
import { entries } from './faq.styles.ts';

export function Faq() {
  return (
    <Section heading="Frequently asked questions">
      <div className={entries}>
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <Heading level={3}>{question}</Heading>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
