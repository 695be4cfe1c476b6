import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { Heading } from '../kit/core/heading.tsx';
import { SiteLink } from '../kit/core/site-link.tsx';
import type { PropsOf } from '../kit/element/attributes.ts';
import { followed } from '../kit/loading/follow-content.ts';
import { useLazyModule } from '../kit/loading/use-async.ts';
import { ToolIcon } from '../kit/site/tool-icon.tsx';
import { loadDueToday } from '../kit/tools/load-due-today.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { pressableCard, pressTarget } from '../kit/ui/pressable-card.styles.ts';
import { Section } from '../kit/ui/section.tsx';
import { type TeasedTool, teasedTools } from './teased-tools.ts';
import type { api } from './tools-teaser.api.ts';
import { cards, duration, grid, more, reserved, tool } from './tools-teaser.styles.ts';

/** Fetched after the section has rendered, so that a first visit does not wait for it. */
const loadDeadlines = () => import('../content/deadlines.ts').then(followed);
const loadNextDays = () => import('../kit/ui/next-days.tsx');

export function ToolsTeaser({ heading, deadlines }: PropsOf<typeof api>) {
  const dates = useLazyModule(loadDeadlines, deadlines).loaded;
  const view = useLazyModule(loadNextDays, deadlines).loaded;
  const { DueToday } = useLazyModule(loadDueToday).loaded ?? {};
  return (
    <Section heading={heading}>
      {DueToday && <DueToday hasPlan />}
      <div className={grid}>
        <ul className={cards}>
          {teasedTools.map((entry) => (
            <ToolCard key={entry.id} tool={entry} />
          ))}
        </ul>
        <SiteLink className={more} part="button" path="/tools">
          See all tools
        </SiteLink>
      </div>
      {deadlines && (
        <div className={reserved}>
          {dates && view && <view.NextDays entries={dates.deadlines} />}
        </div>
      )}
    </Section>
  );
}

function ToolCard({ tool: entry }: { tool: TeasedTool }) {
  const { id, name, description, time, icon, colour } = entry;
  return (
    <li className={`${pressableCard} ${tool}`}>
      <ToolIcon name={icon} colour={colour} />
      <Heading level={3}>
        <SiteLink className={pressTarget} path={`/tools#${id}`}>
          {name}
        </SiteLink>
      </Heading>
      <p>{description}</p>
      <p className={duration}>
        <Icon icon={Clock} size={16} />
        {time}
      </p>
    </li>
  );
}
