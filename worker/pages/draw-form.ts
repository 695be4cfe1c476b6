import { SEND_PATH } from '../contract/protocol.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import { withDeadline } from '../core/deadline.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { RequestContext } from '../core/route.ts';

/** A page without its form is better than a slow one. */
const ASSETS_TIMEOUT_MS = 1000;

/**
 * Claims of the page, sent with the form, as the page cannot add them without script. `attribution`: the query
 * of the page of ours from which it was first posted.
 */
export const CLAIMS = ['page', 'partner', 'campaign', 'attribution'];

/** Values by the name of a field or a claim. */
export type FormValues = Readonly<Record<string, string>>;

/** Error messages for the visitor, by the name of a field. */
export type FormMessages = ReadonlyMap<string, string>;

/** A prerendered form with its values. */
export interface DrawnForm {
  /** The whole element, its shadow root and its style included. */
  html: string;
  /** Text of the style. */
  style: string;
}

export const tagOf = (kind: SubmissionKind): string => `sa-${kind}-form`;

/**
 * Reads the prerendered form of a kind and fills it in, so that a page without script can post it.
 * @param adjust further changes of this page to the markup
 * @returns null if the assets cannot be read within a second
 */
export async function drawForm(
  kind: SubmissionKind,
  values: FormValues,
  messages: FormMessages,
  { request, env }: Pick<RequestContext, 'request' | 'env'>,
  adjust: (rewriter: HTMLRewriter) => HTMLRewriter,
): Promise<DrawnForm | null> {
  const read = async () => {
    const address = new URL(`/embed/prerendered/${tagOf(kind)}`, request.url);
    const prerendered = await env.ASSETS.fetch(address);
    if (!prerendered.ok) return null;
    const html = await adjust(fillIn(kind, values, messages))
      .transform(prerendered)
      .text();
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
    return style ? { html, style } : null;
  };
  return withDeadline(read(), ASSETS_TIMEOUT_MS).catch(() => null);
}

/** HTMLRewriter escapes quotes only, so a typed character reference would become its character. */
export function setAttribute(element: Element, name: string, value: string): void {
  element.setAttribute(name, value.replaceAll('&', '&amp;'));
}

function fillIn(kind: SubmissionKind, values: FormValues, messages: FormMessages): HTMLRewriter {
  let chosen: string | undefined;
  let group = '';
  return new HTMLRewriter()
    .on('form', {
      element(form) {
        form.setAttribute('action', SEND_PATH + kind);
        for (const name of CLAIMS) {
          const value = values[name];
          if (value) form.append(writeClaim(name, value), { html: true });
        }
      },
    })
    .on('input[type="radio"]', {
      element(radio) {
        const name = nameOf(radio);
        // A link to the problem of a group leads to its first button.
        if (name !== group && messages.has(name)) radio.setAttribute('id', name);
        group = name;
        choose(radio, 'checked', values[name]);
      },
    })
    .on('input:not([type="radio"])', {
      element(input) {
        const value = values[nameOf(input)];
        if (value !== undefined) setAttribute(input, 'value', value);
        describeProblem(input, messages);
      },
    })
    .on('textarea', {
      element(textarea) {
        const value = values[nameOf(textarea)];
        // An HTML parser drops the first line break.
        if (value !== undefined) textarea.setInnerContent(`\n${value}`);
        describeProblem(textarea, messages);
      },
    })
    .on('select', {
      element(select) {
        chosen = values[nameOf(select)];
        describeProblem(select, messages);
      },
    })
    .on('option', { element: (option) => choose(option, 'selected', chosen) });
}

const nameOf = (control: Element): string => control.getAttribute('name') ?? '';
const messageId = (name: string): string => `${name}-wrong`;

/** The markup has the default chosen. */
function choose(option: Element, attribute: string, choice: string | undefined): void {
  if (choice === undefined) return;
  if (option.getAttribute('value') === choice) option.setAttribute(attribute, '');
  else option.removeAttribute(attribute);
}

function describeProblem(control: Element, messages: FormMessages): void {
  const name = nameOf(control);
  if (!messages.has(name)) return;
  const hint = control.getAttribute('aria-describedby');
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [messageId(name), hint].filter(Boolean).join(' '));
  control.after(writeMessage(name, messages), { html: true });
}

const writeMessage = (name: string, messages: FormMessages): string =>
  `<p class="wrong" id="${messageId(name)}">${escapeHtml(messages.get(name) ?? '')}</p>`;

const writeClaim = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
