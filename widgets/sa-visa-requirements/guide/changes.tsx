import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { block, changeList } from './panels.styles.ts';
import { listChanges } from './visa-figures.logic.ts';

/** The rules of a tab that are newer than our list. */
export function Changes({ visa, topic }: { visa: Visa; topic: VisaTopic }) {
  const changes = listChanges(visa, topic);
  if (changes.length === 0) return null;
  return (
    <section className={block}>
      <Heading level={4}>What has changed</Heading>
      <ul className={changeList}>
        {changes.map((change) => (
          <li key={change.text}>
            <p>{change.text}</p>
            <SourceLine fact={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
