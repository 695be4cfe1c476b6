import { WorkerEntrypoint } from 'cloudflare:workers';
import type { DeskInput, LeadDeskCalls } from './contract/desk.ts';
import type { Member } from './contract/leads.ts';
import type { DeskContext } from './desk-handler.ts';
import { retryMessage } from './messages/retry-message.ts';
import type { Env } from './settings.ts';
import { changeLead } from './store/leads/change-lead.ts';
import { addLead, openLead } from './store/leads/lead.ts';
import { listLeads, listNewLeads, readInbox } from './store/leads/list.ts';
import { findPerson } from './store/leads/people.ts';
import { exportConfirmedReaders, readNewsletter } from './store/newsletter/readers.ts';
import {
  addOrigin,
  addPartner,
  changePartner,
  exportPartnerMonths,
  listPartners,
  removeOrigin,
} from './store/partners/partners.ts';
import { erasePerson } from './upkeep/erase-person.ts';
import { readHealth } from './upkeep/health.ts';
import { setRetention } from './upkeep/set-retention.ts';

/**
 * What the desk can do: the only way to the data beside the three submissions. Nothing of it is
 * reachable by HTTP; who may call is decided by the desk's own Worker (worker/desk).
 */
export class LeadDesk extends WorkerEntrypoint<Env> implements LeadDeskCalls {
  readInbox(actor: Member, input: DeskInput<'readInbox'>) {
    return readInbox(input, this.by(actor));
  }

  listLeads(actor: Member, input: DeskInput<'listLeads'>) {
    return listLeads(input, this.by(actor));
  }

  listNewLeads(actor: Member, input: DeskInput<'listNewLeads'>) {
    return listNewLeads(input, this.by(actor));
  }

  openLead(actor: Member, input: DeskInput<'openLead'>) {
    return openLead(input, this.by(actor));
  }

  changeLead(actor: Member, input: DeskInput<'changeLead'>) {
    return changeLead(input, this.by(actor));
  }

  addLead(actor: Member, input: DeskInput<'addLead'>) {
    return addLead(input, this.by(actor));
  }

  findPerson(actor: Member, input: DeskInput<'findPerson'>) {
    return findPerson(input, this.by(actor));
  }

  erasePerson(actor: Member, input: DeskInput<'erasePerson'>) {
    return erasePerson(input, this.by(actor));
  }

  listPartners(actor: Member, input: DeskInput<'listPartners'>) {
    return listPartners(input, this.by(actor));
  }

  addPartner(actor: Member, input: DeskInput<'addPartner'>) {
    return addPartner(input, this.by(actor));
  }

  changePartner(actor: Member, input: DeskInput<'changePartner'>) {
    return changePartner(input, this.by(actor));
  }

  addOrigin(actor: Member, input: DeskInput<'addOrigin'>) {
    return addOrigin(input, this.by(actor));
  }

  removeOrigin(actor: Member, input: DeskInput<'removeOrigin'>) {
    return removeOrigin(input, this.by(actor));
  }

  readNewsletter(actor: Member, input: DeskInput<'readNewsletter'>) {
    return readNewsletter(input, this.by(actor));
  }

  readHealth(actor: Member, input: DeskInput<'readHealth'>) {
    return readHealth(input, this.by(actor));
  }

  retryMessage(actor: Member, input: DeskInput<'retryMessage'>) {
    return retryMessage(input, this.by(actor));
  }

  setRetention(actor: Member, input: DeskInput<'setRetention'>) {
    return setRetention(input, this.by(actor));
  }

  exportPartnerMonths(actor: Member) {
    return exportPartnerMonths(this.by(actor));
  }

  exportConfirmedReaders(actor: Member) {
    return exportConfirmedReaders(this.by(actor));
  }

  private by(actor: Member): DeskContext {
    return { env: this.env, actor, now: new Date() };
  }
}
