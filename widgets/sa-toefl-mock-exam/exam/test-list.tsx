import type { MouseEvent, RefObject } from 'react';
import { formatNote, introduction, scoringNote, trademarkNote } from '../../content/toefl/notes.ts';
import { mockTests } from '../../content/toefl/tests.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { Screen } from '../../kit/exam/screen.tsx';
import { twoColumns } from '../../kit/exam/section.styles.ts';
import { primary } from '../../kit/ui/button.styles.ts';
import { Note } from '../../kit/ui/note.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.styles.ts';
import { announced, cardText, inText, quietButton, tests } from '../toefl-mock-exam.styles.ts';

interface TestListProps {
  headingRef: RefObject<HTMLHeadingElement | null>;
  choose(testId: string): void;
}

/** An introduction to the exam, and the tests to choose from. */
export function TestList({ headingRef, choose }: TestListProps) {
  return (
    <Screen heading="TOEFL Mock Exam" headingRef={headingRef} intro={introduction}>
      <p>
        The test changed on 21 January 2026.{' '}
        <button type="button" className={inText} onClick={showToday}>
          Take Today’s test →
        </button>
      </p>
      <div className={twoColumns}>
        <ul className={tests}>
          {mockTests.map(({ id, title, summary, isWritten }) => (
            <li key={id} className={isWritten ? `${pressableCard} ${cardText}` : announced}>
              <Heading level={3}>
                <button
                  type="button"
                  className={isWritten ? pressTarget : quietButton}
                  onClick={() => choose(id)}
                >
                  {title}
                </button>
              </Heading>
              <p className={mutedText}>{summary}</p>
              {isWritten && (
                <span className={primary} aria-hidden="true">
                  Start
                </span>
              )}
            </li>
          ))}
        </ul>
        <div>
          <details>
            <summary>What changed</summary>
            <p>{formatNote.text}</p>
          </details>
          <details>
            <summary>How it is scored</summary>
            <p>{scoringNote}</p>
          </details>
          <Note text={trademarkNote} />
        </div>
      </div>
    </Screen>
  );
}

/** By the switch above, which has the focus then: the list goes. */
function showToday({ currentTarget }: MouseEvent<HTMLElement>) {
  const root = currentTarget.getRootNode() as ShadowRoot;
  const other = root.querySelector<HTMLElement>('[aria-pressed=false]');
  other?.focus();
  other?.click();
}
