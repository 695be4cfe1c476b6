import { WorkerEntrypoint } from 'cloudflare:workers';
import { listFreeTimes, readCalendar } from './appointments/calendar.sql.ts';
import { addDayOff, removeDayOff } from './appointments/days-off.sql.ts';
import { makeCalendarFeed, stopCalendarFeed } from './appointments/feeds.sql.ts';
import { changeBookingRules, changeHours, readHours } from './appointments/hours.sql.ts';
import { removeMember } from './appointments/remove-member.sql.ts';
import { setMeetingLink } from './appointments/set-meeting-link.ts';
import type { DeskAnswer, DeskCall, DeskInput } from './contract/desk.ts';
import type { Member } from './contract/leads.ts';
import type { DeskHandler } from './core/desk-handler.ts';
import type { Env } from './core/settings.ts';
import {
  bookAppointment,
  cancelAppointment,
  closeAppointment,
  confirmAppointment,
  moveAppointment,
  releaseNetwork,
  releaseUnconfirmed,
} from './leads/change-appointment.ts';
import { changeLead } from './leads/change-lead.ts';
import { markListAsSpam, previewList, restoreList } from './leads/clear-list.sql.ts';
import { exportLeads } from './leads/export-leads.sql.ts';
import { addLead, openLead } from './leads/lead.sql.ts';
import { listLeads, listNewLeads, readInbox } from './leads/list.sql.ts';
import {
  pauseOfficeWebhook,
  readOfficeWebhook,
  sendOfficeAgain,
  setOfficeWebhook,
} from './leads/office-webhook.ts';
import { blockOrigin, distrustOrigin, unblockOrigin } from './leads/origin-rulings.sql.ts';
import { exportPerson, findByPhone, findPerson } from './leads/people.sql.ts';
import { releaseList } from './leads/release-list.ts';
import { trustOrigin } from './leads/trust-origin.ts';
import { exportConfirmedReaders, readNewsletter } from './newsletter/readers.sql.ts';
import {
  addOrigin,
  addPartner,
  changePartner,
  exportPartnerMonths,
  listPartners,
  removeOrigin,
} from './partners/partners.sql.ts';
import { erasePerson } from './upkeep/erase-person.ts';
import { readHealth } from './upkeep/health.ts';
import { retryAllMessages, retryMessage } from './upkeep/retry-message.ts';
import { setRetention } from './upkeep/set-retention.ts';

/** The handler of each call of `deskCalls`: a missing one does not compile. */
const handlers: { [C in DeskCall]: DeskHandler<C> } = {
  readInbox,
  listLeads,
  listNewLeads,
  openLead,
  changeLead,
  previewList,
  markListAsSpam,
  restoreList,
  releaseList,
  addLead,
  findPerson,
  findByPhone,
  erasePerson,
  listPartners,
  addPartner,
  changePartner,
  addOrigin,
  removeOrigin,
  trustOrigin,
  distrustOrigin,
  blockOrigin,
  unblockOrigin,
  readNewsletter,
  readHealth,
  retryMessage,
  retryAllMessages,
  setRetention,
  readOfficeWebhook,
  setOfficeWebhook,
  pauseOfficeWebhook,
  sendOfficeAgain,
  readCalendar,
  readHours,
  changeBookingRules,
  removeMember,
  changeHours,
  setMeetingLink,
  addDayOff,
  removeDayOff,
  listFreeTimes,
  bookAppointment,
  moveAppointment,
  cancelAppointment,
  closeAppointment,
  confirmAppointment,
  releaseNetwork,
  releaseUnconfirmed,
  makeCalendarFeed,
  stopCalendarFeed,
  exportLeads,
  exportPerson,
  exportPartnerMonths,
  exportConfirmedReaders,
};

/**
 * The desk's only way to the data. No HTTP request reaches it: the desk's own
 * Worker calls it, and has checked the member, the role and the input.
 */
export class LeadDesk extends WorkerEntrypoint<Env> {
  call<C extends DeskCall>(name: C, actor: Member, input: DeskInput<C>): Promise<DeskAnswer<C>> {
    return (handlers as { [N in DeskCall]: DeskHandler<N> })[name](input, {
      env: this.env,
      actor,
      now: new Date(),
    });
  }
}
