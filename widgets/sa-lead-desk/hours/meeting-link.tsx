import type { Hours } from '../../../worker/contract/calendar.ts';
import { callDesk } from '../desk-api.ts';
import { useDesk } from '../desk-context.ts';
import { OneFieldForm } from '../one-field-form.tsx';

interface MeetingLinkProps {
  member: Hours['members'][number];
  show(hours: Hours): void;
}

/** Where a member's video calls take place, as visitors are told. */
export function MeetingLink({ member: { email, name, meetingUrl }, show }: MeetingLinkProps) {
  const { announce } = useDesk();
  const save = async (text: string) => {
    show(await callDesk('setMeetingLink', { member: email, url: text || null }));
    announce(text ? `The link of ${name} is saved` : `${name} has no link any more`);
    return false;
  };
  return (
    <OneFieldForm
      name={`link-${email}`}
      label={`Link for video calls of ${name}`}
      hint="Visitors who book a video call find it in their email, in the calendar file and on the page of their booking. Without a link, we call the number they gave. Every member gets an email when it changes."
      type="url"
      initial={meetingUrl ?? ''}
      button="Save link"
      check={(text) =>
        !text || /^https:\/\/\S+$/.test(text) ? '' : 'Write the whole link, beginning with https://'
      }
      send={save}
    />
  );
}
