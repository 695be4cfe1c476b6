import type { ReadingPassage } from '../../content/toefl/types.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { untranslated } from '../../kit/core/untranslated.ts';
import { paragraphs } from '../../kit/exam/questions.styles.ts';

/** A passage whose paragraphs are numbered, as the questions name them. It scrolls by itself. */
export function Passage({ passage: { title, passage } }: { passage: ReadingPassage }) {
  return (
    <>
      <Heading level={3}>{title}</Heading>
      <ol className={paragraphs} {...untranslated}>
        {passage.split('\n\n').map((paragraph) => (
          <li key={paragraph}>{paragraph}</li>
        ))}
      </ol>
    </>
  );
}
