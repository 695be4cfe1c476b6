import { type ReactNode, useState } from 'react';
import type { Visa, VisaTopic } from '../../content/visas/visa.ts';
import { TabPanel, Tabs } from '../../kit/ui/tabs.tsx';
import { formatAsOf } from '../visa-figures.logic.ts';
import { visaTabs } from '../visa-requirements.logic.ts';
import { Changes } from './changes.tsx';
import { Documents } from './documents.tsx';
import { Figures } from './figures.tsx';
import { Finances, HealthInsurance, Stages, Tips } from './panels.tsx';
import { Source } from './source.tsx';
import { allPanels, onPaper } from './visa-guide.styles.ts';

interface GuideTabsProps {
  visa: Visa;
  tab: VisaTopic;
  show(tab: VisaTopic): void;
  storagePrefix: string;
}

/** The five tabs of a guide. On paper all of them follow each other. */
export function GuideTabs({ visa, tab, show, storagePrefix }: GuideTabsProps) {
  const [today] = useState(readToday);
  const panels: Record<VisaTopic, ReactNode> = {
    documents: <Documents visa={visa} storagePrefix={storagePrefix} />,
    finances: <Finances visa={visa} />,
    healthInsurance: <HealthInsurance visa={visa} />,
    timeline: <Stages visa={visa} />,
    tips: <Tips visa={visa} />,
  };
  return (
    <div className={allPanels}>
      <p className={onPaper}>Printed on {formatAsOf(today)}</p>
      <Tabs label="Parts of the guide" tabs={visaTabs} selected={tab} select={show} />
      {visaTabs.map(({ id, label }) => (
        <TabPanel key={id} of={id} selected={tab}>
          <h4 className={onPaper}>{label}</h4>
          {id === 'documents' && panels[id]}
          <Figures visa={visa} topic={id} today={today} />
          {id !== 'documents' && panels[id]}
          <Changes visa={visa} topic={id} />
          <Source of={visa.checked[id]} label="This tab rests on" />
        </TabPanel>
      ))}
    </div>
  );
}

/** The visitor's own day, as YYYY-MM-DD: Swedish writes it so. */
function readToday(): string {
  return new Date().toLocaleDateString('sv-SE');
}
