import type { DeskCall, DeskFile } from './desk.ts';
import type { Member, Role } from './leads.ts';

/**
 * Who may make each call. An admin may do what cannot be undone, take data out of the desk, and say
 * who may send and for how long things are kept.
 */
export const callRoles: Record<DeskCall | DeskFile, Role> = {
  readInbox: 'member',
  listLeads: 'member',
  listNewLeads: 'member',
  openLead: 'member',
  changeLead: 'member',
  addLead: 'member',
  findPerson: 'member',
  findByPhone: 'member',
  erasePerson: 'admin',
  listPartners: 'member',
  addPartner: 'admin',
  changePartner: 'admin',
  addOrigin: 'admin',
  removeOrigin: 'admin',
  trustOrigin: 'member',
  distrustOrigin: 'member',
  blockOrigin: 'admin',
  unblockOrigin: 'admin',
  readNewsletter: 'member',
  readHealth: 'member',
  retryMessage: 'member',
  setRetention: 'admin',
  readCalendar: 'member',
  readHours: 'member',
  changeBookingRules: 'admin',
  // Hours, links, days off and feeds of others than herself: admin (see the calls).
  changeHours: 'member',
  setMeetingLink: 'member',
  addDayOff: 'member',
  removeDayOff: 'member',
  listFreeTimes: 'member',
  bookAppointment: 'member',
  moveAppointment: 'member',
  cancelAppointment: 'member',
  closeAppointment: 'member',
  releaseNetwork: 'member',
  makeCalendarFeed: 'member',
  stopCalendarFeed: 'member',
  exportLeads: 'admin',
  exportPerson: 'admin',
  exportPartnerMonths: 'admin',
  exportConfirmedReaders: 'admin',
};

/** Whether a member may make a call. */
export const mayCall = ({ role }: Pick<Member, 'role'>, call: DeskCall | DeskFile): boolean =>
  role === 'admin' || callRoles[call] === 'member';
