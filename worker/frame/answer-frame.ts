import { findPartnerOrigins } from '../partners/partner-origins.ts';
import { answerMiss } from '../published/answer-miss.ts';
import { type Env, readSettings } from '../settings.ts';
import { drawForm } from './draw-form.ts';
import { drawFrame } from './draw-frame.ts';
import { type FramedElement, type FramedElements, readFrameOptions } from './frame-options.ts';
import { FRAME_PATH } from './frame-source.ts';
import framed from './framed-elements.json' with { type: 'json' };

const { colours, elements }: FramedElements = framed;
const framedElements = new Map<string, FramedElement>(Object.entries(elements));

/**
 * Answers `/embed/frame/<tag>`: a page of ours that holds the element, for page builders that take
 * nothing but a frame. It may be framed by whoever may post, as the API judges that; where no list of
 * partners can be had, by ALLOWED_ORIGINS.
 */
export async function answerFrame(
  request: Request,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const tag = pathname.slice(FRAME_PATH.length);
  const element = framedElements.get(tag);
  if (!element || !['GET', 'HEAD'].includes(request.method)) return answerMiss(request, env);
  const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
  const options = readFrameOptions(searchParams, element, colours);
  const [partners, form] = await Promise.all([
    findPartnerOrigins(env, { now: new Date(), waitUntil }),
    drawForm(tag, options.attributes, request, env),
  ]);
  const response = await drawFrame({
    tag,
    events: element.events,
    form,
    ancestors: new Set([...readAllowedOrigins(env), ...partners.keys()]),
    ...options,
  });
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

/** None where the variable is wrong, which every request to the API logs. */
function readAllowedOrigins(env: Env): Iterable<string> {
  try {
    return readSettings(env).allowedOrigins;
  } catch {
    return [];
  }
}
