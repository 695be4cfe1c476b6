import { writePeople } from '../core/members.sql.ts';

/**
 * SQL for the link of a video call, of `own`, the appointment; NULL where its member has none, or has left.
 * @param setting as `writePeople` takes it
 */
export const meetingUrlOf = (setting: string) => `iif(own.way = 'video', (
    SELECT url FROM meeting_links JOIN ${writePeople(setting)} AS host ON host.email = meeting_links.member
    WHERE meeting_links.member = own.member
  ), NULL)`;
