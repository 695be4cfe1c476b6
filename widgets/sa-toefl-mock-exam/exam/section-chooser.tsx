import BookOpen from 'lucide/dist/esm/icons/book-open.mjs';
import Headphones from 'lucide/dist/esm/icons/headphones.mjs';
import Mic from 'lucide/dist/esm/icons/mic.mjs';
import PenLine from 'lucide/dist/esm/icons/pen-line.mjs';
import type { TestSections } from '../../content/toefl/types.ts';
import { mutedText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { badge, cards, disc } from '../../kit/exam/section.styles.ts';
import { SECTION_LABELS, SECTION_NAMES, type SectionName } from '../../kit/exam/sections.logic.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { pressableCard, pressTarget } from '../../kit/ui/pressable-card.styles.ts';
import { cardText, sectionCard } from '../toefl-mock-exam.styles.ts';
import type { Attempt } from './exam.logic.ts';
import { describeContent, describeProgress } from './section-status.logic.ts';

const SECTION_ICONS = { reading: BookOpen, listening: Headphones, speaking: Mic, writing: PenLine };

interface SectionChooserProps {
  attempt: Attempt;
  sections: TestSections;
  /** Ids of the speaking tasks that have a recording. */
  recordedIds: readonly string[];
  open(section: SectionName): void;
}

/** The four sections of a test, each with its content and the visitor's progress. */
export function SectionChooser({ attempt, sections, recordedIds, open }: SectionChooserProps) {
  const nowMs = +new Date();
  return (
    <ul className={cards} data-columns="4">
      {SECTION_NAMES.map((name) => {
        const progress = describeProgress(attempt, name, sections, recordedIds, nowMs);
        return (
          <li key={name} className={`${pressableCard} ${cardText} ${sectionCard}`}>
            <span className={disc}>
              <Icon icon={SECTION_ICONS[name]} size={24} />
            </span>
            <Heading level={3}>
              <button type="button" className={pressTarget} onClick={() => open(name)}>
                {SECTION_LABELS[name]}
              </button>
            </Heading>
            <p className={mutedText}>{describeContent(name, sections)}</p>
            {progress && <p className={badge}>{progress}</p>}
          </li>
        );
      })}
    </ul>
  );
}
