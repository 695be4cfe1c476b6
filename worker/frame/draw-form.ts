import { FRAME_PATH } from '../contract/attribution.ts';
import { SEND_PATH } from '../contract/protocol.ts';
import { submissions } from '../contract/submissions.ts';
import { withDeadline } from '../core/deadline.ts';
import { escapeHtml } from '../core/escape-html.ts';
import type { Env } from '../core/settings.ts';
import { CLAIMS } from '../intake/draw-form.ts';

/** A frame without its form drawn is better than one that keeps its visitor waiting. */
const ASSETS_TIMEOUT_MS = 1000;

/** What stands between the tags of a form in a frame. */
export interface DrawnForm {
  html: string;
  /** Text of its `<style>`, for the policy. */
  style: string;
}

/**
 * The form of a tag as the build has drawn it, as these attributes have it, so that it can be filled
 * in and posted before any script has come, or without one. Null for what is no form of ours, and
 * where the assets cannot be read: then it is drawn by its code alone.
 */
export async function drawForm(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  request: Request,
  env: Env,
): Promise<DrawnForm | null> {
  const kind = /^sa-(.+)-form$/.exec(tag)?.[1] ?? '';
  if (!Object.hasOwn(submissions, kind)) return null;
  try {
    const address = new URL(`/embed/prerendered/${tag}`, request.url);
    const drawn = await withDeadline(env.ASSETS.fetch(address), ASSETS_TIMEOUT_MS);
    if (!drawn.ok) return null;
    const claims = new Map([...attributes, ['page', FRAME_PATH + tag]]);
    const html = await chooseIn(drawn, claims, SEND_PATH + kind).text();
    const inside = new RegExp(`^<${tag}>(.*)</${tag}>\\s*$`, 's').exec(html)?.[1];
    const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
    return inside && style ? { html: inside, style } : null;
  } catch {
    return null;
  }
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Sets in the markup of the defaults what the element's code would draw for these attributes. */
function chooseIn(
  drawn: Response,
  attributes: ReadonlyMap<string, string>,
  action: string,
): Response {
  /** An attribute is named like the field that it chooses an option of. */
  const choiceOf = (field: string | null) =>
    attributes.get((field ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const mark = (option: Element, name: string, choice: string | undefined) => {
    if (choice === undefined) return;
    if (option.getAttribute('value') === choice) option.setAttribute(name, '');
    else option.removeAttribute(name);
  };
  let choice: string | undefined;
  return new HTMLRewriter()
    .on('form', {
      element(form) {
        form.setAttribute('action', action);
        for (const name of CLAIMS) {
          const value = attributes.get(name);
          if (value) form.append(hidden(name, value), { html: true });
        }
      },
    })
    .on('input[type="radio"]', {
      element: (radio) => mark(radio, 'checked', choiceOf(radio.getAttribute('name'))),
    })
    .on('select', {
      element(select) {
        choice = choiceOf(select.getAttribute('name'));
      },
    })
    .on('option', { element: (option) => mark(option, 'selected', choice) })
    .on('form > h2', {
      element(heading) {
        const level = attributes.get('heading-level') ?? '2';
        if (attributes.has('hide-heading')) heading.remove();
        else if (level !== '2') heading.setAttribute('aria-level', level);
      },
    })
    .transform(drawn);
}
