import { wordListNote } from '../content/vocabulary/words.ts';
import { Note } from '../kit/ui/note.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { TabPanel, Tabs } from '../kit/ui/tabs.tsx';
import { useFetchedAhead, useImport } from '../kit/ui/use-loaded.ts';
import { Waiting } from '../kit/ui/waiting.tsx';
import { DictionaryPanel } from './parts/dictionary-panel.tsx';
import type { TabId } from './parts/place.ts';
import { SavedPanel } from './parts/saved-panel.tsx';
import { StudyPanel } from './parts/study-panel.tsx';
import {
  type PracticeProps,
  type Practice as PracticeState,
  usePractice,
} from './parts/use-practice.ts';
import { readStudySettings } from './study-list.logic.ts';
import { foot, practice as practiceClass } from './vocabulary-practice.styles.ts';
import { vocabularyStore } from './vocabulary-store.ts';

const tabs: readonly { id: TabId; label: string }[] = [
  { id: 'study', label: 'Study' },
  { id: 'dictionary', label: 'Dictionary' },
  { id: 'my-words', label: 'My Words' },
  { id: 'stats', label: 'Stats & Settings' },
];

const loadQuiz = () => import('./parts/quiz-panel.tsx');
const loadStats = () => import('./parts/stats-panel.tsx');

interface VocabularyPracticeProps extends Omit<PracticeProps, 'store' | 'presets'> {
  level: string;
  difficulty: string;
  mode: string;
  count: string;
  storagePrefix: string;
}

export function VocabularyPractice(props: VocabularyPracticeProps) {
  const { level, difficulty, mode, count, storagePrefix, ...rest } = props;
  const presets = readStudySettings({ level, difficulty, mode, count });
  return (
    <Section
      heading="English Vocabulary Practice"
      intro="Twenty academic words, a few minutes a day. Turn a card, be honest with yourself, and come back tomorrow."
    >
      <Practice
        // Another place to keep progress or other presets: begin anew.
        key={JSON.stringify([storagePrefix, presets])}
        {...rest}
        store={vocabularyStore(storagePrefix)}
        presets={presets}
      />
    </Section>
  );
}

function Practice(props: PracticeProps) {
  const practice = usePractice(props);
  const { tab, selectTab, quizRound } = practice;
  useFetchedAhead([loadQuiz, loadStats]);
  return (
    <div ref={practice.root} className={practiceClass}>
      <Tabs label="Parts of the practice" tabs={tabs} selected={tab} select={selectTab} />
      <TabPanel of="study" selected={tab}>
        {quizRound ? <Quiz practice={practice} /> : <StudyPanel practice={practice} />}
      </TabPanel>
      <TabPanel of="dictionary" selected={tab}>
        <DictionaryPanel practice={practice} />
      </TabPanel>
      <TabPanel of="my-words" selected={tab}>
        <SavedPanel practice={practice} />
      </TabPanel>
      <TabPanel of="stats" selected={tab}>
        <Stats practice={practice} />
      </TabPanel>
      <div className={foot}>
        <Note text={wordListNote.text} />
        <p>
          Ready for more?{' '}
          <SiteLink path="/tools#toefl-mock-exam" siteBase={props.siteBase}>
            Take the TOEFL Mock Exam
          </SiteLink>
        </p>
      </div>
    </div>
  );
}

/** A download of its own, as it takes some learning to come to one. */
function Quiz({ practice }: { practice: PracticeState }) {
  const { loaded, ...loading } = useImport(loadQuiz);
  if (!loaded) return <Waiting what="The quiz" {...loading} />;
  return <loaded.QuizPanel key={practice.quizRound} practice={practice} />;
}

/** A download of its own: most visits go by without it. */
function Stats({ practice }: { practice: PracticeState }) {
  const isOpen = practice.tab === 'stats';
  const { loaded, ...loading } = useImport(loadStats, isOpen);
  if (loaded) return <loaded.StatsPanel practice={practice} />;
  return isOpen ? <Waiting what="The page" {...loading} /> : null;
}
