import type { SectionMarks } from './report.logic.ts';
import { markRow } from './report.styles.ts';

/** A square for each question of a section, ticked where the answer was right. */
export function MarkRow({ marks: { label, marks, summary } }: { marks: SectionMarks }) {
  return (
    <p className={markRow} role="img" aria-label={summary}>
      <b>{label}</b>
      <span>
        {marks.map((isRight, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other name here
          <i key={index} data-right={isRight || undefined}>
            {index + 1}
          </i>
        ))}
      </span>
    </p>
  );
}
