import type { Hours } from '../../../worker/contract/calendar.ts';
import { callDesk } from '../calls/desk-api.ts';
import { useDesk } from '../shell/desk-context.ts';
import { OneFieldForm } from '../ui/one-field-form.tsx';

interface MeetingLinkProps {
  member: Hours['members'][number];
  show(hours: Hours): void;
}

/** Where a member's video calls take place, as visitors are told. */
export function MeetingLink({ member: { email, name, meetingUrl }, show }: MeetingLinkProps) {
  const { announce } = useDesk();
  const save = async (text: string) => {
    show(await callDesk('setMeetingLink', { member: email, url: text || null }));
    announce(text ? `The link of ${name} is saved` : `The link of ${name} is removed`);
    return false;
  };
  return (
    <OneFieldForm
      name={`link-${email}`}
      label={`Link for video calls of ${name}`}
      hint="Visitors who book a video call see it in their email, in the calendar file and on their booking page. Without a link, we call their number. Every member gets an email when the link changes."
      type="url"
      initial={meetingUrl ?? ''}
      button="Save link"
      check={(text) =>
        !text || /^https:\/\/\S+$/.test(text) ? '' : 'Enter the whole link, starting with https://'
      }
      send={save}
    />
  );
}
