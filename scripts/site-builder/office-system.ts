import { escapeHtml } from '../../worker/core/escape-html.ts';

/** The entry of the privacy page about the system that every lead goes to. */
export const writeOfficeSystem = (name: string): string =>
  name === ''
    ? ''
    : `<li>${escapeHtml(name)}, in which our office works on requests: it gets what you sent, your appointment and the status of your request. When you ask us to delete your details, we have it delete them, too.</li>`;
