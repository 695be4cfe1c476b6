import type { RefObject } from 'react';
import { formatNote, introduction, trademarkNote } from '../../content/toefl/notes.ts';
import { mockTests } from '../../content/toefl/tests.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Note } from '../../kit/ui/note.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.styles.ts';
import { cards, cardText, notes } from '../toefl-mock-exam.styles.ts';
import { Screen } from './screen.tsx';

interface TestListProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  choose(testId: string): void;
}

/** An introduction to the exam, and the tests to choose from. */
export function TestList({ headingRef, choose }: TestListProps) {
  return (
    <Screen heading="TOEFL Mock Exam" headingRef={headingRef} intro={introduction}>
      <ul className={cards}>
        {mockTests.map(({ id, title, summary }) => (
          <li key={id} className={`${pressableCard} ${cardText}`}>
            <Heading level={3}>
              <button type="button" className={pressTarget} onClick={() => choose(id)}>
                {title}
              </button>
            </Heading>
            <p className={mutedText}>{summary}</p>
          </li>
        ))}
      </ul>
      <div className={notes}>
        <Note text={formatNote.text} />
        <Note text={trademarkNote} />
      </div>
    </Screen>
  );
}
