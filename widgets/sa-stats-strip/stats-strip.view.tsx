import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { type Figure, figures, unconfirmed } from '../content/figures.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { HowCounted } from '../kit/ui/how-counted.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { Section } from '../kit/ui/section.tsx';
import { badge, panel, tile, value } from './stats-strip.styles.ts';

const { successBadge, ...counts } = figures;

export function StatsStrip() {
  return (
    <Section heading="What our numbers mean" badge={sampleTags.figures}>
      <div className={panel}>
        <ul>
          {Object.values(counts).map((figure) => (
            <Tile key={figure.label} figure={figure} className={value} />
          ))}
          <Tile figure={successBadge} className={badge} />
        </ul>
        <HowCounted figures={Object.values(figures)} />
      </div>
    </Section>
  );
}

function Tile({ figure, className }: { figure: Figure; className: string }) {
  return (
    <li className={tile}>
      <p className={className} data-open={unconfirmed(figure) || undefined}>
        {className === badge && <Icon icon={BadgeCheck} />}
        {figure.value + unconfirmed(figure)}
      </p>
      <p>{figure.label}</p>
      {figure.inShort && <p className={smallText}>{figure.inShort}</p>}
    </li>
  );
}
