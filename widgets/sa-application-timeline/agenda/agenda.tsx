import CalendarCheck from 'lucide/dist/esm/icons/calendar-check-2.mjs';
import { smallText } from '../../kit/core/card.styles.ts';
import { Heading } from '../../kit/core/heading.tsx';
import { SiteLink } from '../../kit/core/site-link.tsx';
import { OutsideLink } from '../../kit/tools/outside-link.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { agendaBox, agendaGroup } from './agenda.styles.ts';
import { type Agenda, type AgendaItem, SHOWN } from './timeline-agenda.logic.ts';

// In the same download.
export { PlanNotices } from '../plan-notices.tsx';
export { reviewTimeline } from '../timeline-review.logic.ts';
export { listAgenda } from './timeline-agenda.logic.ts';

/** The tasks at hand: a sentence, then overdue steps, this month's and the next ones. */
export function AgendaView({ agenda: { sentence, groups, next } }: { agenda: Agenda }) {
  return (
    <section className={agendaBox} aria-labelledby="agenda" data-late={next?.state}>
      <Heading level={4} id="agenda">
        <Icon icon={CalendarCheck} />
        {sentence}
      </Heading>
      {next?.state === 'too-late' && (
        <p className={smallText}>
          If you have already applied, tick “Application submission deadline” below: the plan then
          continues from there.
        </p>
      )}
      {groups.map(({ id, heading, items }) => (
        <div key={id} className={agendaGroup} data-group={id}>
          <Heading level={5}>{heading}</Heading>
          <ul>
            {items.slice(0, SHOWN).map((item) => (
              <Item key={item.event.id} item={item} />
            ))}
          </ul>
          {items.length > SHOWN && (
            <p className={smallText}>The others are below, without a tick.</p>
          )}
        </div>
      ))}
    </section>
  );
}

function Item({ item: { task, takes, link } }: { item: AgendaItem }) {
  return (
    <li>
      <b>{task.charAt(0).toUpperCase() + task.slice(1)}</b>. <span>{takes}</span>{' '}
      {link && 'path' in link && <SiteLink path={link.path}>{link.label}</SiteLink>}
      {link && 'href' in link && <OutsideLink href={link.href} text={link.label} />}
    </li>
  );
}
