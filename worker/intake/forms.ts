import { consultationTypes } from '../contract/options.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import * as consultation from '../contract/words/consultation.ts';
import * as contact from '../contract/words/contact.ts';
import * as newsletter from '../contract/words/newsletter.ts';
import {
  ADDRESS_MESSAGE,
  PERSON_LABELS,
  PERSON_MESSAGES,
  PHONE_HINT,
} from '../contract/words/person.ts';

/** A field of a form that is drawn without our code. */
export interface FormField {
  name: string;
  label: string;
  /** What is wrong, unless a limit has wording of its own. */
  message: string;
  hint?: string;
  /** What the browser knows of it. */
  attributes?: string;
  /** Label by value. */
  options?: Readonly<Record<string, string>>;
  /** The value it begins with; of a select without one, the text that asks for a choice. */
  initial?: string;
  as?: 'textarea' | 'select' | 'radios';
}

interface SentForm {
  title: string;
  fields: FormField[];
  /** Label of the button. */
  send: string;
  /** Of the details, as the end of "only to …". */
  purpose: string;
  done: { title: string; description: string };
  failure: string;
}

const person: FormField[] = [
  {
    name: 'name',
    label: PERSON_LABELS.name,
    message: PERSON_MESSAGES.name,
    attributes: 'autocomplete="name"',
  },
  {
    name: 'email',
    label: PERSON_LABELS.email,
    message: PERSON_MESSAGES.email,
    attributes: 'type="email" inputmode="email" autocomplete="email"',
  },
  {
    name: 'phone',
    label: PERSON_LABELS.phone,
    message: PERSON_MESSAGES.phone,
    hint: PHONE_HINT,
    attributes: 'type="tel" autocomplete="tel"',
  },
];

/** Every kind of submission as a form, in the words that our own code has for it. */
export const sentForms: Record<SubmissionKind, SentForm> = {
  consultation: {
    title: 'Book a free consultation',
    fields: [
      ...person,
      {
        name: 'consultationType',
        label: consultation.TYPE_LABEL,
        message: consultation.TYPE_MESSAGE,
        options: consultation.TYPE_LABELS,
        initial: consultationTypes[0],
        as: 'radios',
      },
    ],
    send: consultation.BOOK,
    purpose: 'answer you',
    done: consultation.BOOKED,
    failure: consultation.BOOKING_FAILED,
  },
  contact: {
    title: 'Send us a message',
    fields: [
      ...person,
      {
        name: 'subject',
        label: contact.SUBJECT_LABEL,
        message: contact.MESSAGE_MESSAGES.subject,
        options: contact.SUBJECT_LABELS,
        initial: contact.NO_SUBJECT,
        as: 'select',
      },
      {
        name: 'message',
        label: contact.MESSAGE_LABEL,
        message: contact.MESSAGE_MESSAGES.message,
        attributes: 'rows="5"',
        as: 'textarea',
      },
    ],
    send: contact.SEND,
    purpose: 'answer you',
    done: contact.SENT,
    failure: contact.SENDING_FAILED,
  },
  newsletter: {
    title: 'Our newsletter',
    fields: [
      {
        name: 'email',
        label: newsletter.ADDRESS_LABEL,
        message: ADDRESS_MESSAGE,
        attributes: 'type="email" inputmode="email" autocomplete="email"',
      },
    ],
    send: newsletter.SUBSCRIBE,
    purpose: 'send you our newsletter',
    done: newsletter.SUBSCRIBED,
    failure: newsletter.SUBSCRIBING_FAILED,
  },
};
