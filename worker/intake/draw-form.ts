import { type FieldIssue, wordIssue } from '../contract/check-submission.ts';
import { HONEYPOT_INPUT, SEND_PATH } from '../contract/protocol.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { Page } from '../pages/page.ts';
import { type FormField, sentForms } from './forms.ts';

/** What was posted, by the name of the field. */
export type FormValues = Readonly<Record<string, string>>;

interface Problem {
  status: number;
  text: string;
  /** What is wrong with single fields. */
  issues?: readonly FieldIssue[] | undefined;
}

/** What a page says of itself, which goes along with whatever is sent from here. */
export const CLAIMS = ['page', 'partner', 'campaign'];

/**
 * Draws a form with what was typed so far, to send or to send again. It needs no script; a browser
 * checks it, and so does the Worker.
 */
export function drawForm(kind: SubmissionKind, values: FormValues, problem?: Problem): Page {
  const { title, fields, send, purpose } = sentForms[kind];
  const messages = Object.fromEntries(fields.map(({ name, message }) => [name, message]));
  const wrong = new Map(
    problem?.issues?.map((issue) => [issue.field, wordIssue(issue, messages)] as const),
  );
  const html = [
    ...(wrong.size > 0 ? [writeSummary(wrong)] : []),
    `<form method="post" action="${SEND_PATH}${kind}" accept-charset="utf-8" target="_self">`,
    ...fields.map((field) => writeField(field, values[field.name], wrong.get(field.name))),
    ...CLAIMS.flatMap((name) => writeClaim(name, values[name])),
    `<div class="trap" aria-hidden="true"><label>Leave this empty <input name="${HONEYPOT_INPUT}" tabindex="-1" autocomplete="one-time-code"></label></div>`,
    `<button>${escapeHtml(send)}</button>`,
    `<p class="hint">We use these details only to ${purpose}, as our <a href="/privacy" target="_top">privacy policy</a> says. <a href="/privacy#under-18" target="_top">Under 18?</a></p>`,
    '</form>\n',
  ];
  return {
    status: problem?.status ?? 200,
    title: problem ? `Not sent yet: ${title}` : title,
    text: problem?.text ?? 'Press the button to send it.',
    html: html.join('\n'),
    isFramed: true,
  };
}

/** Each mistake leads to its field. The focus is there first, as a new page says nothing by itself. */
function writeSummary(wrong: ReadonlyMap<string, string>): string {
  const links = [...wrong].map(
    ([name, message]) => `<li><a href="#${name}">${escapeHtml(message)}</a></li>`,
  );
  return `<div class="summary" role="group" aria-labelledby="summary" tabindex="-1" autofocus><h2 id="summary">Please look at this again</h2><ul>${links.join('')}</ul></div>`;
}

function writeField(field: FormField, value = '', wrong: string | undefined): string {
  const { name, label, hint } = field;
  const notes = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ');
  const described = notes ? ` aria-describedby="${notes}"` : '';
  const state = wrong ? ` aria-invalid="true"${described}` : described;
  const below = [
    ...(hint ? [`<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>`] : []),
    ...(wrong ? [`<p class="wrong" id="${name}-wrong">${escapeHtml(wrong)}</p>`] : []),
  ].join('');
  if (field.as === 'radios') {
    return `<fieldset${described}><legend>${escapeHtml(label)}</legend>${writeRadios(field, value)}${below}</fieldset>`;
  }
  return `<div><label for="${name}">${escapeHtml(label)}</label>${writeControl(field, value, state)}${below}</div>`;
}

function writeControl(
  { name, as, attributes = '', options, initial = '' }: FormField,
  value: string,
  state: string,
): string {
  const start = `id="${name}" name="${name}" required ${attributes}${state}`;
  if (as === 'select') {
    const written = Object.entries({ '': initial, ...options }).map(
      ([code, text]) =>
        `<option value="${code}"${code === value ? ' selected' : ''}>${escapeHtml(text)}</option>`,
    );
    return `<select ${start}>${written.join('')}</select>`;
  }
  // A parser drops the first line break.
  if (as === 'textarea') return `<textarea ${start}>\n${escapeHtml(value)}</textarea>`;
  return `<input ${start} value="${escapeHtml(value)}">`;
}

/** A link to the group leads to its first button. */
function writeRadios({ name, options = {}, initial }: FormField, value: string): string {
  const chosen = Object.hasOwn(options, value) ? value : initial;
  return Object.entries(options)
    .map(
      ([code, text], index) =>
        `<label><input type="radio"${index === 0 ? ` id="${name}"` : ''} name="${name}" value="${code}"${code === chosen ? ' checked' : ''}> ${escapeHtml(text)}</label>`,
    )
    .join('');
}

function writeClaim(name: string, value: string | undefined): string[] {
  return value ? [`<input type="hidden" name="${name}" value="${escapeHtml(value)}">`] : [];
}
