import { formatNote, introduction, trademarkNote } from '../../content/toefl/notes.ts';
import { mockTests } from '../../content/toefl/tests.ts';
import { muted } from '../../kit/ui/card.ts';
import { Note } from '../../kit/ui/note.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.ts';
import { cards, cardText, notes } from '../toefl-mock-exam.styles.ts';
import { Screen } from './screen.tsx';

/** What the exam is, and the tests to choose from. */
export function TestList({ choose }: { choose(testId: string): void }) {
  return (
    <Screen heading="TOEFL Mock Exam" intro={introduction}>
      <ul className={cards}>
        {mockTests.map(({ id, title, summary }) => (
          <li key={id} className={`${pressableCard} ${cardText}`}>
            <h3>
              <button type="button" className={pressTarget} onClick={() => choose(id)}>
                {title}
              </button>
            </h3>
            <p className={muted}>{summary}</p>
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
