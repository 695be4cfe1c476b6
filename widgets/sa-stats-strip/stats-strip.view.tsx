import BadgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import { type FigureId, figures } from '../content/figures.ts';
import { small } from '../kit/ui/card.ts';
import { Icon } from '../kit/ui/icon.tsx';
import { Section } from '../kit/ui/section.tsx';
import { SiteLink } from '../kit/ui/site-link.tsx';
import { badge, badgeValue, label, panel, tile, value } from './stats-strip.styles.ts';

/** In the order of the strip, each with the words of its link where it has one. */
const tiles: readonly { id: FigureId; linkLabel?: string }[] = [
  { id: 'students' },
  { id: 'visaSuccess' },
  { id: 'universities' },
  { id: 'countries', linkLabel: 'See the list of countries' },
  { id: 'founded' },
  { id: 'cities', linkLabel: 'Ask for an office' },
];

export function StatsStrip({ siteBase }: { siteBase: string }) {
  return (
    <Section
      heading="What our numbers mean"
      intro={`From our own records up to ${formatDay(figures.students.asOf)}. Nobody else has audited them.`}
    >
      <ul className={panel}>
        {tiles.map((entry) => (
          <Tile key={entry.id} {...entry} siteBase={siteBase} />
        ))}
        <SuccessBadge />
      </ul>
    </Section>
  );
}

interface TileProps {
  id: FigureId;
  linkLabel?: string;
  siteBase: string;
}

function Tile({ id, linkLabel, siteBase }: TileProps) {
  const figure = figures[id];
  return (
    <li className={tile}>
      <p className={value}>{figure.value}</p>
      <p className={label}>{figure.label}</p>
      {figure.qualifier && <p className={small}>{figure.qualifier}</p>}
      {figure.path && linkLabel && (
        <SiteLink path={figure.path} siteBase={siteBase}>
          {linkLabel}
        </SiteLink>
      )}
    </li>
  );
}

function SuccessBadge() {
  const figure = figures.successBadge;
  return (
    <li className={badge}>
      <p className={badgeValue}>
        <Icon of={BadgeCheck} size={24} />
        {figure.value}
      </p>
      <div>
        <p className={label}>{figure.label}</p>
        <p className={small}>{figure.qualifier}</p>
      </div>
    </li>
  );
}

/** A day as "31 October 2026". */
function formatDay(isoDay: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(isoDay));
}
