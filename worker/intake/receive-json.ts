import { writeAppointmentToken } from '../appointments/appointment-token.ts';
import { APPOINTMENT_HEADER, ATTEMPT_HEADER } from '../contract/appointment.ts';
import type { SubmissionKind } from '../contract/submissions.ts';
import {
  parseJsonObject,
  readBody,
  requireContentType,
  requireMethod,
  requireOrigin,
} from '../core/guards.ts';
import { answerPreflight } from '../core/headers.ts';
import { apiRoute, type Route } from '../core/route.ts';
import { checkAndStore } from './check-and-store.ts';

/** Makes the route of one kind, for the JSON that a form's script sends. */
export function receiveJson(kind: SubmissionKind, path: string): Route {
  return apiRoute(path, async (context) => {
    const { request, env, origin, now } = context;
    requireMethod(request, 'POST', 'OPTIONS');
    if (request.method === 'OPTIONS') {
      return { response: answerPreflight(request, origin, 'POST'), outcome: 'preflight' };
    }
    const source = requireOrigin(origin);
    // The types that a plain HTML form can send need no preflight, so they would bypass CORS.
    requireContentType(request, 'application/json');
    const body = parseJsonObject(await readBody(request));
    const attempt = readAttempt(request);
    const sending = { source, attempt, invitesByMail: false };
    const { reference, bookable, outcome } = await checkAndStore(kind, body, sending, context);
    const token = bookable && (await writeAppointmentToken(env, bookable, now).catch(() => null));
    const headers = {
      ...(reference !== null && { 'Sa-Reference': reference }),
      // Without signing keys the submission is stored all the same.
      ...(token !== null && { [APPOINTMENT_HEADER]: token }),
    };
    return { response: Response.json({ ok: true }, { status: 201, headers }), outcome };
  });
}

/** Ignores text of any other form: a lead is worth more than a header. */
function readAttempt(request: Request): string | null {
  const attempt = request.headers.get(ATTEMPT_HEADER);
  return attempt !== null && /^[\w-]{22}$/.test(attempt) ? attempt : null;
}
