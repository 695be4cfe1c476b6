import Clock from 'lucide/dist/esm/icons/clock.mjs';
import { homeSections } from '../content/home.ts';
import { ToolIcon } from '../kit/art/tool-icon.tsx';
import { secondary } from '../kit/ui/button-styles.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { pressableCard, pressTarget } from '../kit/ui/pressable-card.ts';
import { Section } from '../kit/ui/section.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { otherTools, type TeasedTool, teasedTools } from './teased-tools.ts';
import { cards, duration, grid, more, tool } from './tools-teaser.styles.ts';

interface ToolsTeaserProps {
  heading: string;
  siteBase: string;
}

export function ToolsTeaser({ heading, siteBase }: ToolsTeaserProps) {
  return (
    <Section heading={heading} intro={homeSections.tools.intro}>
      <div className={grid}>
        <ul className={cards}>
          {teasedTools.map((entry) => (
            <ToolCard key={entry.id} tool={entry} siteBase={siteBase} />
          ))}
        </ul>
        <div className={more}>
          <h3>There is more</h3>
          <ul>
            {otherTools.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <SiteLink className={secondary} part="button" path="/tools" siteBase={siteBase}>
            See all tools
          </SiteLink>
        </div>
      </div>
    </Section>
  );
}

function ToolCard({ tool: entry, siteBase }: { tool: TeasedTool; siteBase: string }) {
  const { id, name, description, time, icon, colour } = entry;
  return (
    <li className={`${pressableCard} ${tool}`}>
      <ToolIcon name={icon} colour={colour} />
      <h3>
        <SiteLink className={pressTarget} path={`/tools#${id}`} siteBase={siteBase}>
          {name}
        </SiteLink>
      </h3>
      <p>{description}</p>
      <p className={duration}>
        <Icon of={Clock} size={16} />
        {time}
      </p>
    </li>
  );
}
