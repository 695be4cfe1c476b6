import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { type FigureId, figures, unconfirmed } from '../content/figures.ts';
import { sampleTags } from '../content/sample-tags.ts';
import { smallText } from '../kit/core/card.styles.ts';
import { SiteLink } from '../kit/core/site-link.tsx';
import { HowCounted } from '../kit/ui/how-counted.tsx';
import { Icon } from '../kit/ui/icon.tsx';
import { Section } from '../kit/ui/section.tsx';
import { badge, badgeValue, label, panel, tile, value } from './stats-strip.styles.ts';

/** In the order of the strip, some with the text of a link. */
const TILES: readonly { id: FigureId; linkLabel?: string }[] = [
  { id: 'students' },
  { id: 'visaSuccess' },
  { id: 'universities' },
  { id: 'countries', linkLabel: 'See the ten countries' },
  { id: 'founded' },
  { id: 'cities', linkLabel: 'Ask where to meet' },
];

export function StatsStrip() {
  return (
    <Section
      heading="What our numbers mean"
      intro="Each number, with its meaning and its limits."
      badge={sampleTags.figures}
    >
      <ul className={panel}>
        {TILES.map((entry) => (
          <Tile key={entry.id} {...entry} />
        ))}
        <SuccessBadge />
      </ul>
    </Section>
  );
}

interface TileProps {
  id: FigureId;
  linkLabel?: string;
}

function Tile({ id, linkLabel }: TileProps) {
  const figure = figures[id];
  return (
    <li className={tile}>
      <p className={value} data-open={unconfirmed(figure) || undefined}>
        {figure.value + unconfirmed(figure)}
      </p>
      <p className={label}>{figure.label}</p>
      {figure.inShort && <p className={smallText}>{figure.inShort}</p>}
      <HowCounted figures={[figure]} />
      {figure.path && linkLabel && <SiteLink path={figure.path}>{linkLabel}</SiteLink>}
    </li>
  );
}

function SuccessBadge() {
  const figure = figures.successBadge;
  return (
    <li className={badge}>
      <p className={badgeValue}>
        <Icon icon={BadgeCheck} size={24} />
        {figure.value + unconfirmed(figure)}
      </p>
      <div>
        <p className={label}>{figure.label}</p>
        <p className={smallText}>{figure.inShort}</p>
        <HowCounted figures={[figure]} />
      </div>
    </li>
  );
}
