import type { Scholarship } from '../../content/scholarships/scholarship.ts';
import { smallText } from '../../kit/core/card.styles.ts';
import { useNow } from '../../kit/ui/use-now.ts';
import { calendar } from '../scholarship-finder.styles.ts';
import { describeWindow, listInitials, listOpenMonths } from './application-window.logic.ts';

/** A year from now on, month by month. The cards have the same in words. */
export function AwardCalendar({ awards }: { awards: readonly Scholarship[] }) {
  const now = useNow();
  const rows = awards.flatMap(({ id, name, extension: { window } }) =>
    window ? [{ id, name: shorten(name), window, ...describeWindow(window, now) }] : [],
  );
  if (!rows.length) return null;
  return (
    <div className={calendar}>
      <div aria-hidden="true" data-third={Math.floor((now.getDate() - 1) / 11)}>
        <p>
          <span />
          {listInitials(now).map((initial, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three months begin with J
            <b key={index}>{initial}</b>
          ))}
        </p>
        {rows.map(({ id, name, window, state }) => (
          <p key={id} data-window={state}>
            <span>{name}</span>
            {listOpenMonths(window, now).map((isOpen, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month has no name of its own
              <i key={index} data-open={String(isOpen)} />
            ))}
          </p>
        ))}
      </div>
      <p className={smallText}>
        Usual months for applications;{' '}
        {rows.some(({ state }) => state === 'open') && 'green is open now, '}the line is today.
        Check them with the provider.
      </p>
    </div>
  );
}

/** `EPOS` of a name with initials, else its first word: `Chevening`. */
const shorten = (name: string) => /\((.+)\)/.exec(name)?.[1] ?? name.split(' ')[0];
