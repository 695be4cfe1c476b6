import { joiningInstructions, OPEN_LINK } from '../../../worker/contract/joining.ts';
import { TYPE_LABELS } from '../../../worker/contract/words/consultation.ts';
import { smallText } from '../core/card.styles.ts';
import { untranslated } from '../core/untranslated.ts';
import { css } from '../element/styles.ts';
import { count } from '../rules/plural.ts';
import { saveFile } from '../tools/save-file.ts';
import { secondary } from '../ui/button.styles.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import {
  type Booked,
  calendarLinks,
  type Office,
  placeOf,
  writeAppointmentFile,
} from './calendar-entry.logic.ts';

const facts = css`
  display: grid;
  gap: 4px 16px;
  margin: 0;
  & div { display: contents; }
  & dt { font-size: 14px; color: var(--_muted); }
  & dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  @container (min-width: 320px) { grid-template-columns: max-content minmax(0, 1fr); align-items: baseline; }
  @media print { grid-template-columns: max-content minmax(0, 1fr); }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  & a { padding-block: 8px; }
  @media print { display: none; }
`;

export interface BookedPanelProps {
  booking: Booked;
  office: Office;
  /** By the visitor's calendar and clock; absent if the appointment is over. */
  day?: string;
  time?: string;
}

/** The booking, with ways to add it to the visitor's calendar or to remove it. */
export function BookedPanel({ booking, office, day, time }: BookedPanelProps) {
  const { reference, way, appointment } = booking;
  const { state, startsAt, endsAt, counsellor, meetingUrl, sequence } = appointment;
  const isCancelled = state === 'cancelled';
  const isBooked = !!day && state === 'booked';
  const save = () => {
    const file = writeAppointmentFile(booking, office, new Date());
    const type = 'text/calendar;charset=utf-8';
    saveFile(new Blob([file], { type }), `consultation-${reference}.ics`);
  };
  const rows = [
    ...(day
      ? [
          ['Day', day],
          ['Time', time],
          ['Length', count((+new Date(endsAt) - +new Date(startsAt)) / 60_000, 'minute')],
        ]
      : []),
    ['How', TYPE_LABELS[way]],
    ['With', counsellor ?? 'a counsellor'],
    ['Reference', reference],
  ];
  return (
    <>
      <dl className={facts}>
        {rows.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(name === 'Reference' && untranslated)}>
              {isCancelled && name !== 'Reference' ? <s>{fact}</s> : fact}
            </dd>
          </div>
        ))}
      </dl>
      {isBooked &&
        (meetingUrl ? (
          <p>
            {OPEN_LINK} <ExternalLink href={meetingUrl}>{meetingUrl}</ExternalLink>
          </p>
        ) : (
          <p>{joiningInstructions(placeOf(booking, office))}</p>
        ))}
      {(isCancelled || isBooked) && (
        <div className={row}>
          <button type="button" className={secondary} part="button" onClick={save}>
            {isCancelled ? 'Remove from calendar' : 'Add to calendar'}
          </button>
          {!isCancelled &&
            calendarLinks(booking, office).map(({ label, href }) => (
              <ExternalLink key={label} href={href}>
                {label}
              </ExternalLink>
            ))}
          {(isCancelled || sequence > 0) && (
            <p className={smallText}>
              {`The file ${isCancelled ? 'removes' : 'moves'} the entry you added with it. `}
              Delete a Google or Outlook entry yourself.
            </p>
          )}
        </div>
      )}
    </>
  );
}
