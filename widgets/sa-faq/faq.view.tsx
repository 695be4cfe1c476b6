import { faq } from '../content/faq.ts';
import { Section } from '../kit/ui/section.tsx';
import { entries } from './faq.styles.ts';

export function Faq() {
  return (
    <Section heading="Frequently asked questions">
      <div className={entries}>
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
