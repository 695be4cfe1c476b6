import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { LoadingState } from '../../kit/loading/loading-state.tsx';
import { secondary } from '../../kit/ui/button.styles.ts';
import { Icon } from '../../kit/ui/icon.tsx';
import { callDesk } from '../calls/desk-api.ts';
import { useRemote } from '../calls/use-remote.ts';
import { DeskHistory } from '../history/desk-history.tsx';
import { notice, pageHead, quiet } from '../lead-desk.styles.ts';
import { OFFICE_CLOCK } from '../office-time.logic.ts';
import { useDesk, useMay } from '../shell/desk-context.ts';
import { DaysOff } from './days-off.tsx';
import { MemberHours } from './member-hours.tsx';
import { Rules } from './rules-form.tsx';

const readHours = () => callDesk('readHours', {});

/** Weekly hours, days off, and rules for every appointment. */
export function HoursPage() {
  const { value, setValue, hasFailed, retry } = useRemote(readHours);
  const { me } = useDesk();
  const mayChangeAll = useMay('changeBookingRules');
  const isMine = (email: string) => email === me?.email;
  const members = value?.members.toSorted(
    (one, other) => Number(isMine(other.email)) - Number(isMine(one.email)),
  );
  return (
    <>
      <div className={pageHead}>
        <h1 tabIndex={-1}>Hours</h1>
        <a className={secondary} href="#calendar">
          <Icon icon={ArrowLeft} />
          Calendar
        </a>
      </div>
      {value && members ? (
        <>
          <p className={quiet}>
            {`All times are the office’s: ${OFFICE_CLOCK}. `}
            Visitors who book a video call see the counsellor’s link in their email, in the calendar
            file and on their booking page. Without a link, we call their number. Every member gets
            an email when a link changes.
          </p>
          {members.every(({ hours }) => hours.length === 0) && (
            <p className={notice}>
              Nobody has hours yet, so visitors are not offered a time. Call them as before.
            </p>
          )}
          {members.map((member) => (
            <MemberHours
              key={member.email}
              member={member}
              mayChange={mayChangeAll || isMine(member.email)}
              show={setValue}
            />
          ))}
          <DaysOff hours={value} show={setValue} />
          <Rules rules={value.rules} show={setValue} />
          <DeskHistory events={value.events} />
        </>
      ) : (
        <LoadingState subject="The list of hours" hasFailed={hasFailed} retry={retry} />
      )}
    </>
  );
}
