import { WorkerEntrypoint } from 'cloudflare:workers';
import { listFreeTimes, readCalendar } from '../appointments/calendar.sql.ts';
import {
  bookAppointment,
  cancelAppointment,
  closeAppointment,
  moveAppointment,
  releaseNetwork,
} from '../appointments/change-appointment.sql.ts';
import { addDayOff, removeDayOff } from '../appointments/days-off.sql.ts';
import { makeCalendarFeed, stopCalendarFeed } from '../appointments/feeds.sql.ts';
import {
  changeBookingRules,
  changeHours,
  readHours,
  setMeetingLink,
} from '../appointments/hours.sql.ts';
import type { DeskCall, DeskFile, DeskInput, LeadDeskCalls } from '../contract/desk.ts';
import type { Member } from '../contract/leads.ts';
import { mayCall } from '../contract/roles.ts';
import type { DeskContext } from '../core/desk-handler.ts';
import type { Env } from '../core/settings.ts';
import { changeLead } from '../leads/change-lead.sql.ts';
import { exportLeads } from '../leads/export-leads.sql.ts';
import { addLead, openLead } from '../leads/lead.sql.ts';
import { listLeads, listNewLeads, readInbox } from '../leads/list.sql.ts';
import { exportPerson, findByPhone, findPerson } from '../leads/people.sql.ts';
import { exportConfirmedReaders, readNewsletter } from '../newsletter/readers.sql.ts';
import {
  blockOrigin,
  distrustOrigin,
  trustOrigin,
  unblockOrigin,
} from '../partners/origin-rulings.sql.ts';
import {
  addOrigin,
  addPartner,
  changePartner,
  exportPartnerMonths,
  listPartners,
  removeOrigin,
} from '../partners/partners.sql.ts';
import { erasePerson } from '../upkeep/erase-person.ts';
import { readHealth } from '../upkeep/health.ts';
import { retryMessage } from '../upkeep/retry-message.ts';
import { setRetention } from '../upkeep/set-retention.ts';

/**
 * What the desk can do: the only way to the data beside the three submissions. Nothing of it is
 * reachable by HTTP; who is a member, and in which role, is decided by the desk's own Worker
 * (worker/desk), and what a role may do by both.
 */
export class LeadDesk extends WorkerEntrypoint<Env> implements LeadDeskCalls {
  readInbox(actor: Member, input: DeskInput<'readInbox'>) {
    return this.make('readInbox', readInbox, actor, input);
  }

  listLeads(actor: Member, input: DeskInput<'listLeads'>) {
    return this.make('listLeads', listLeads, actor, input);
  }

  listNewLeads(actor: Member, input: DeskInput<'listNewLeads'>) {
    return this.make('listNewLeads', listNewLeads, actor, input);
  }

  openLead(actor: Member, input: DeskInput<'openLead'>) {
    return this.make('openLead', openLead, actor, input);
  }

  changeLead(actor: Member, input: DeskInput<'changeLead'>) {
    return this.make('changeLead', changeLead, actor, input);
  }

  addLead(actor: Member, input: DeskInput<'addLead'>) {
    return this.make('addLead', addLead, actor, input);
  }

  findPerson(actor: Member, input: DeskInput<'findPerson'>) {
    return this.make('findPerson', findPerson, actor, input);
  }

  findByPhone(actor: Member, input: DeskInput<'findByPhone'>) {
    return this.make('findByPhone', findByPhone, actor, input);
  }

  erasePerson(actor: Member, input: DeskInput<'erasePerson'>) {
    return this.make('erasePerson', erasePerson, actor, input);
  }

  listPartners(actor: Member, input: DeskInput<'listPartners'>) {
    return this.make('listPartners', listPartners, actor, input);
  }

  addPartner(actor: Member, input: DeskInput<'addPartner'>) {
    return this.make('addPartner', addPartner, actor, input);
  }

  changePartner(actor: Member, input: DeskInput<'changePartner'>) {
    return this.make('changePartner', changePartner, actor, input);
  }

  addOrigin(actor: Member, input: DeskInput<'addOrigin'>) {
    return this.make('addOrigin', addOrigin, actor, input);
  }

  removeOrigin(actor: Member, input: DeskInput<'removeOrigin'>) {
    return this.make('removeOrigin', removeOrigin, actor, input);
  }

  trustOrigin(actor: Member, input: DeskInput<'trustOrigin'>) {
    return this.make('trustOrigin', trustOrigin, actor, input);
  }

  distrustOrigin(actor: Member, input: DeskInput<'distrustOrigin'>) {
    return this.make('distrustOrigin', distrustOrigin, actor, input);
  }

  blockOrigin(actor: Member, input: DeskInput<'blockOrigin'>) {
    return this.make('blockOrigin', blockOrigin, actor, input);
  }

  unblockOrigin(actor: Member, input: DeskInput<'unblockOrigin'>) {
    return this.make('unblockOrigin', unblockOrigin, actor, input);
  }

  readNewsletter(actor: Member, input: DeskInput<'readNewsletter'>) {
    return this.make('readNewsletter', readNewsletter, actor, input);
  }

  readHealth(actor: Member, input: DeskInput<'readHealth'>) {
    return this.make('readHealth', readHealth, actor, input);
  }

  retryMessage(actor: Member, input: DeskInput<'retryMessage'>) {
    return this.make('retryMessage', retryMessage, actor, input);
  }

  setRetention(actor: Member, input: DeskInput<'setRetention'>) {
    return this.make('setRetention', setRetention, actor, input);
  }

  readCalendar(actor: Member, input: DeskInput<'readCalendar'>) {
    return this.make('readCalendar', readCalendar, actor, input);
  }

  readHours(actor: Member, input: DeskInput<'readHours'>) {
    return this.make('readHours', readHours, actor, input);
  }

  changeBookingRules(actor: Member, input: DeskInput<'changeBookingRules'>) {
    return this.make('changeBookingRules', changeBookingRules, actor, input);
  }

  changeHours(actor: Member, input: DeskInput<'changeHours'>) {
    return this.make('changeHours', changeHours, actor, input);
  }

  addDayOff(actor: Member, input: DeskInput<'addDayOff'>) {
    return this.make('addDayOff', addDayOff, actor, input);
  }

  removeDayOff(actor: Member, input: DeskInput<'removeDayOff'>) {
    return this.make('removeDayOff', removeDayOff, actor, input);
  }

  listFreeTimes(actor: Member, input: DeskInput<'listFreeTimes'>) {
    return this.make('listFreeTimes', listFreeTimes, actor, input);
  }

  bookAppointment(actor: Member, input: DeskInput<'bookAppointment'>) {
    return this.make('bookAppointment', bookAppointment, actor, input);
  }

  moveAppointment(actor: Member, input: DeskInput<'moveAppointment'>) {
    return this.make('moveAppointment', moveAppointment, actor, input);
  }

  cancelAppointment(actor: Member, input: DeskInput<'cancelAppointment'>) {
    return this.make('cancelAppointment', cancelAppointment, actor, input);
  }

  closeAppointment(actor: Member, input: DeskInput<'closeAppointment'>) {
    return this.make('closeAppointment', closeAppointment, actor, input);
  }

  releaseNetwork(actor: Member, input: DeskInput<'releaseNetwork'>) {
    return this.make('releaseNetwork', releaseNetwork, actor, input);
  }

  setMeetingLink(actor: Member, input: DeskInput<'setMeetingLink'>) {
    return this.make('setMeetingLink', setMeetingLink, actor, input);
  }

  makeCalendarFeed(actor: Member, input: DeskInput<'makeCalendarFeed'>) {
    return this.make('makeCalendarFeed', makeCalendarFeed, actor, input);
  }

  stopCalendarFeed(actor: Member, input: DeskInput<'stopCalendarFeed'>) {
    return this.make('stopCalendarFeed', stopCalendarFeed, actor, input);
  }

  exportLeads(actor: Member, input: DeskInput<'exportLeads'>) {
    return this.make('exportLeads', exportLeads, actor, input);
  }

  exportPerson(actor: Member, input: DeskInput<'exportPerson'>) {
    return this.make('exportPerson', exportPerson, actor, input);
  }

  exportPartnerMonths(actor: Member, input: DeskInput<'exportPartnerMonths'>) {
    return this.make('exportPartnerMonths', exportPartnerMonths, actor, input);
  }

  exportConfirmedReaders(actor: Member, input: DeskInput<'exportConfirmedReaders'>) {
    return this.make('exportConfirmedReaders', exportConfirmedReaders, actor, input);
  }

  /** By inference alone: over all calls, the type of an answer is too much for the compiler. */
  private async make<Input, Answer>(
    call: DeskCall | DeskFile,
    handler: (input: Input, context: DeskContext) => Promise<Answer>,
    actor: Member,
    input: Input,
  ): Promise<Answer> {
    if (!mayCall(actor, call)) return { problem: 'not-an-admin' } as Answer;
    return handler(input, { env: this.env, actor, now: new Date() });
  }
}
