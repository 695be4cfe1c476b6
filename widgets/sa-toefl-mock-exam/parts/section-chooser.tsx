import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Headphones from 'lucide/dist/esm/icons/headphones.mjs';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import type { TestSections } from '../../content/toefl/types.ts';
import { muted } from '../../kit/ui/card.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.ts';
import { labels } from '../report.logic.ts';
import { describeContent, describeProgress } from '../section-status.logic.ts';
import { type Exam, type SectionName, sectionNames } from '../toefl-mock-exam.logic.ts';
import { badge, cards, cardText, disc } from '../toefl-mock-exam.styles.ts';

const icons = { reading: BookOpen, listening: Headphones, speaking: Mic, writing: PenLine };

interface SectionChooserProps {
  exam: Exam;
  sections: TestSections;
  /** Ids of the tasks of which there is a recording. */
  recordedIds: readonly string[];
  open(section: SectionName): void;
}

/** The four sections of a test, with what is in them and how far the visitor has come. */
export function SectionChooser({ exam, sections, recordedIds, open }: SectionChooserProps) {
  const nowMs = Date.now();
  return (
    <ul className={cards} data-columns="4">
      {sectionNames.map((name) => {
        const progress = describeProgress(exam, name, sections, recordedIds, nowMs);
        return (
          <li key={name} className={`${pressableCard} ${cardText}`}>
            <span className={disc}>
              <Icon of={icons[name]} size={24} />
            </span>
            <h3>
              <button type="button" className={pressTarget} onClick={() => open(name)}>
                {labels[name]}
              </button>
            </h3>
            <p className={muted}>{describeContent(name, sections)}</p>
            {progress && <p className={badge}>{progress}</p>}
          </li>
        );
      })}
    </ul>
  );
}
