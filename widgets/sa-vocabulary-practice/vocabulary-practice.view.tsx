import { wordListNote } from '../content/vocabulary/words.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { LoadingState } from '../kit/loading/loading-state.tsx';
import { useLazyModule, usePrefetch } from '../kit/loading/use-async.ts';
import { formatJson } from '../kit/rules/json.ts';
import type { Option } from '../kit/rules/options.ts';
import { vocabularyStore } from '../kit/stores/vocabulary-store.ts';
import type { PlanAttribute } from '../kit/tools/plan-attribute.ts';
import { PracticeSwitch } from '../kit/tools/practice-switch.tsx';
import { TabPanel, Tabs, tabbed } from '../kit/tools/tabs.tsx';
import { Section } from '../kit/ui/section.tsx';
import { StudyPanel } from './study/study-panel.tsx';
import { type PracticeProps, usePractice } from './use-practice.ts';
import { api, type PracticeAttributes, type PracticeValues } from './vocabulary-practice.api.ts';
import { foot, practiceRoot as practiceClass } from './vocabulary-practice.styles.ts';
import { DictionaryPanel } from './words/dictionary-panel.tsx';
import { SavedPanel } from './words/saved-panel.tsx';

/** A quiz is on the study tab. */
const TABS = api.tab.options.filter(({ value }) => value !== 'quiz');

type Side = Option<PracticeValues['side']>;
const SIDES = api.side.options as [literal: Side, ours: Side];

/** In a classic script it brings `<sa-daily-review>` too. */
const loadQuiz = () => import('./quiz/quiz-panel.tsx');
const loadStats = () => import('./stats/stats-panel.tsx');

export function VocabularyPractice(props: PracticeAttributes) {
  const { side, tab, level, difficulty, mode, count, storagePrefix, ...rest } = props;
  const settings = { level, difficulty, mode, count };
  return (
    <Practice
      // A new prefix or new settings restart the practice.
      key={formatJson([storagePrefix, settings])}
      {...rest}
      store={vocabularyStore(storagePrefix)}
      attributes={{ side, tab, ...settings }}
    />
  );
}

function Practice({ plan, ...props }: PracticeProps & PlanAttribute) {
  const practice = usePractice(props);
  const { side, selectSide, tab, study, quizRound, progress, wordTools, startQuiz, goToStudy } =
    practice;
  // Downloads of their own: most visits do without them.
  const quiz = useLazyModule(loadQuiz, quizRound > 0);
  const stats = useLazyModule(loadStats, tab === 'stats');
  usePrefetch([loadQuiz, loadStats]);
  return (
    <Section heading="English Vocabulary Practice">
      <div className={practiceClass}>
        <PracticeSwitch
          label="What to practise"
          sides={SIDES}
          selected={side}
          select={selectSide}
          tag="sa-daily-review"
          exportParts="tab,panel,card,form,field,label,input,button"
          attributes={{
            media: props.media,
            plan: plan || undefined,
            'storage-prefix': props.store.prefix || undefined,
          }}
          load={loadQuiz}
        >
          <div ref={practice.root} className={`${practiceClass} ${tabbed}`}>
            <Tabs
              label="Parts of the practice"
              tabs={TABS}
              selected={tab}
              select={practice.selectTab}
            />
            <TabPanel id="study" selected={tab}>
              {quizRound === 0 ? (
                <StudyPanel
                  study={study}
                  startBySettings={practice.startBySettings}
                  reviewKnown={practice.reviewKnown}
                  openReview={() => selectSide('review')}
                  store={props.store}
                  {...wordTools}
                />
              ) : quiz.loaded ? (
                <quiz.loaded.QuizPanel
                  key={quizRound}
                  progress={progress}
                  stepRef={practice.stepRef}
                  leave={goToStudy}
                  restart={startQuiz}
                />
              ) : (
                <LoadingState subject="The quiz" {...quiz} />
              )}
            </TabPanel>
            <TabPanel id="dictionary" selected={tab}>
              <DictionaryPanel {...wordTools} />
            </TabPanel>
            <TabPanel id="my-words" selected={tab}>
              <SavedPanel studySaved={practice.studySaved} goToStudy={goToStudy} {...wordTools} />
            </TabPanel>
            <TabPanel id="stats" selected={tab}>
              {stats.loaded ? (
                <stats.loaded.StatsPanel {...practice} changeProgress={props.store.change} />
              ) : (
                tab === 'stats' && <LoadingState subject="This tab" {...stats} />
              )}
            </TabPanel>
          </div>
        </PracticeSwitch>
        <div className={foot}>
          <details>
            <summary>About these words</summary>
            <p>{wordListNote.text}</p>
          </details>
          <p>
            Ready for more?{' '}
            <SiteLink path="/tools#toefl-mock-exam">Take the TOEFL Mock Exam</SiteLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
