import type { ReactNode } from 'react';
import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { type CalendarDay, formatDay } from '../../kit/rules/calendar-day.ts';
import { SourceLine } from '../../kit/tools/source-line.tsx';
import { TabPanel, Tabs } from '../../kit/tools/tabs.tsx';
import { onPaper } from '../../kit/ui/paper.styles.ts';
import { api, type VisaSelection } from '../visa-requirements.api.ts';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { block, changeList } from './panels.styles.ts';
import { Finances, HealthInsurance, Stages, Tips } from './panels.tsx';
import { useMoneyTools } from './use-guide.ts';
import { listChanges } from './visa-figures.logic.ts';
import { allPanels, partOnPaper, parts } from './visa-guide.styles.ts';

interface GuideTabsProps {
  visa: Visa;
  selection: VisaSelection;
  show(part: Partial<VisaSelection>): void;
  storagePrefix: string;
  /** The day of the application. */
  day: CalendarDay;
  today: CalendarDay;
  openRefusal(): void;
}

/** The five tabs of a guide, and the families' questions beside them. On paper they follow one another. */
export function GuideTabs(props: GuideTabsProps) {
  const { visa, selection, show, storagePrefix, day, today, openRefusal } = props;
  const { tab } = selection;
  const { loaded: tools, hasFailed, retry } = useMoneyTools();
  const panels: Record<VisaTopic, ReactNode> = {
    documents: <Documents visa={visa} storagePrefix={storagePrefix} />,
    finances: <Finances visa={visa} />,
    healthInsurance: <HealthInsurance visa={visa} />,
    timeline: <Stages visa={visa} />,
    tips: <Tips visa={visa} />,
  };
  return (
    <div className={allPanels}>
      <p className={onPaper}>
        Printed on {formatDay(today)}
        {day !== today && `, for an application on ${formatDay(day)}`}
      </p>
      <div className={parts}>
        <Tabs
          label="Parts of the guide"
          tabs={api.tab.options}
          selected={tab}
          select={(tab) => show({ tab })}
        />
        <button type="button" part="button" onClick={openRefusal}>
          Visa refused?
        </button>
      </div>
      {api.tab.options.map(({ value: id, label }) => (
        <TabPanel key={id} id={id} selected={tab}>
          <Heading level={4} className={`${onPaper} ${partOnPaper}`}>
            {label}
          </Heading>
          {id === 'documents' && panels[id]}
          <Figures visa={visa} topic={id} day={day} today={today} />
          {id === 'finances' && tools && <tools.MoneyTools visa={visa} day={day} />}
          {id !== 'documents' && panels[id]}
          <Changes visa={visa} topic={id} />
          <SourceLine fact={visa.checked[id]} />
        </TabPanel>
      ))}
      {tools ? (
        <tools.Answers {...props} />
      ) : (
        <LoadingState subject="The rest of the guide" hasFailed={hasFailed} retry={retry} />
      )}
    </div>
  );
}

/** The rules of a tab that are newer than our list. */
function Changes({ visa, topic }: { visa: Visa; topic: VisaTopic }) {
  const changes = listChanges(visa, topic);
  if (changes.length === 0) return null;
  // The line at the panel's end says it once.
  const { source, asOf } = visa.checked[topic];
  const isOneSource = changes.every((change) => change.source === source && change.asOf === asOf);
  return (
    <section className={block}>
      <Heading level={4}>What has changed</Heading>
      <ul className={changeList}>
        {changes.map((change) => (
          <li key={change.text}>
            <p>{change.text}</p>
            {!isOneSource && <SourceLine fact={change} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
