import { FRAME_PATH } from '../contract/attribution.ts';
import type { Route } from '../core/route.ts';
import { answerMiss } from '../published/answer-miss.ts';
import { drawForm } from './draw-form.ts';
import { drawFrame } from './draw-frame.ts';
import { type FramedElement, type FramedElements, readFrameOptions } from './frame-options.ts';
import framed from './framed-elements.json' with { type: 'json' };

const { colours, elements }: FramedElements = framed;
const framedElements = new Map<string, FramedElement>(Object.entries(elements));

/**
 * Answers `/embed/frame/<tag>`: a page of ours that holds the element, for page builders that take
 * nothing but a frame. Any page may frame it: nothing in it acts on a click alone.
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
    const form = await drawForm(tag, options.attributes, context.request, context.env);
    const drawn = await drawFrame({ tag, events, form, ...options });
    const response = context.request.method === 'HEAD' ? new Response(null, drawn) : drawn;
    return { response, outcome: 'drawn' };
  },
};
