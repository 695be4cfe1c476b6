import { FRAME_PATH } from '../contract/attribution.ts';
import { type SubmissionKind, submissions } from '../contract/submissions.ts';
import type { RequestContext, Route } from '../core/route.ts';
import { type DrawnForm, drawForm, setAttribute, tagOf } from '../pages/draw-form.ts';
import { answerMiss } from '../published/answer-miss.ts';
import { drawFrame } from './draw-frame.ts';
import { type FramedElement, type FramedElements, readFrameOptions } from './frame-options.ts';
import framed from './framed-elements.json' with { type: 'json' };

const { colours, elements }: FramedElements = framed;
const framedElements = new Map<string, FramedElement>(Object.entries(elements));

/**
 * Answers `/embed/frame/<tag>`: a page of ours with the element, for page builders that accept
 * only frames. Any page may frame it: nothing in it acts on a click alone.
 */
export const answerFrame: Route = {
  ...answerMiss,
  name: 'frame',
  async answer(context) {
    const { pathname, searchParams } = new URL(context.request.url);
    const tag = pathname.slice(FRAME_PATH.length);
    const element = framedElements.get(tag);
    const isRead = ['GET', 'HEAD'].includes(context.request.method);
    if (!element || !isRead) return answerMiss.answer(context);
    const { events } = element;
    const options = readFrameOptions(searchParams, element, colours);
    const form = await drawFramedForm(tag, options.attributes, context);
    const drawn = await drawFrame({ tag, events, form, ...options });
    const response = context.request.method === 'HEAD' ? new Response(null, drawn) : drawn;
    return { response, outcome: 'drawn' };
  },
};

/**
 * Renders the form of a tag with its attributes, which works before its script has loaded, or
 * without one. Null for any other element, and if the assets cannot be read: its code renders it then.
 */
async function drawFramedForm(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  context: RequestContext,
): Promise<DrawnForm | null> {
  const kind = Object.keys(submissions).find((one) => tagOf(one as SubmissionKind) === tag);
  if (kind === undefined) return null;
  // An attribute has the name of the field whose option it chooses.
  const choices = [...attributes].map(([name, value]) => [
    name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()),
    value,
  ]);
  const values = { ...Object.fromEntries(choices), page: FRAME_PATH + tag };
  return drawForm(kind as SubmissionKind, values, new Map(), context, (rewriter) =>
    rewriter
      .on(tag, {
        element(element) {
          for (const [name, value] of attributes) setAttribute(element, name, value);
        },
      })
      .on('form > h2', {
        element(heading) {
          const level = attributes.get('heading-level') ?? '2';
          if (attributes.has('hide-heading')) heading.remove();
          else if (level !== '2') heading.setAttribute('aria-level', level);
        },
      }),
  );
}
