import type { ReactNode } from 'react';
import type { SubmissionKind } from '../../../worker/contract/submissions.ts';
import type { submit } from '../api/submit.ts';
import type { CommonAttributes } from '../element/common.api.ts';
import type { ConfirmationText } from '../sending/confirmation.tsx';
import type { Prefill } from './prefill.ts';

interface Announcement {
  title: string;
  description: string;
}

export interface SubmissionFormOptions {
  kind: SubmissionKind;
  /** Message by field name, in the order of the fields. */
  messages: Record<string, string>;
  /**
   * Converts the typed values into the submission, if they differ. The browser then cannot post the form: it has no
   * action, and if our code does not load, the visitor reads that it failed.
   */
  compose?(values: Record<string, string>): Record<string, string>;
  /** Returns the data that the visitor chose to send beside the fields. */
  attach?(): object;
  /** Loads a replacement for `submit`: undefined if it does not load. */
  loadSend?(): Promise<typeof submit | undefined>;
  success: Announcement;
  failure: Announcement;
  /** Stays above the fields after a success; the toast's text unless given. */
  confirmation?: ConfirmationText;
  /** Remaining task of the visitor, shown after the toast's text. */
  nextStep?: string | undefined;
  /** Email address for writing to us without the form. */
  email: string;
  /** The attributes that fill in its fields. */
  prefill?: Prefill;
}

/** Everything needed to send a form. */
export interface Delivery extends SubmissionFormOptions, CommonAttributes {
  /** Resolves to the data sent beside the fields. */
  findSource(): Promise<object>;
}

/** The result of an attempt. */
export interface Outcome {
  /** Why it is not stored, in words; without them it is. */
  failure?: ReactNode;
  /** Reference of the stored submission, for the visitor to quote, if there is one. */
  reference?: string | null;
  /** Whether a toast has read it out. */
  isAnnounced?: boolean;
  /** The browser reported that it is offline: the form is sent once it is online. */
  isWaiting?: boolean;
}
