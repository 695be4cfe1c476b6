import { answerAppointments } from './appointments/answer-appointments.ts';
import { answerCalendar } from './appointments/answer-calendar.ts';
import { answerSlots } from './appointments/answer-slots.ts';
import { APPOINTMENTS_PATH, CALENDAR_PATH, SLOTS_PATH } from './contract/appointment.ts';
import { FRAME_PATH } from './contract/attribution.ts';
import { HEALTH_PATH, ORIGIN_PATH } from './contract/protocol.ts';
import { answer } from './core/answer.ts';
import { apiRoute } from './core/api-route.ts';
import type { Route } from './core/context.ts';
import { HttpError } from './core/problem.ts';
import type { Env, OutboxMessage } from './core/settings.ts';
import type { TakenSubmission } from './core/taken-submission.ts';
import { answerFrame } from './frame/answer-frame.ts';
import { sendRoutes } from './intake/accept-form.ts';
import { acceptSubmission } from './intake/accept-submission.ts';
import { buryLate, consumeLate } from './intake/consume-late.ts';
import { listKinds } from './leads/kinds.ts';
import { newsletterRoutes } from './newsletter/answer-newsletter.ts';
import { answerOrigin } from './partners/answer-origin.ts';
import { answerMiss } from './published/answer-miss.ts';
import { answerHealth } from './upkeep/answer-health.ts';
import { consumeOutbox } from './upkeep/consume-outbox.ts';
import { runUpkeep } from './upkeep/run-upkeep.ts';

export { LeadDesk } from './desk/calls.ts';

/** By exact path. */
const routes = new Map<string, Route>([
  ...listKinds().map(({ kind, path }) => [path, acceptSubmission(kind, path)] as const),
  [ORIGIN_PATH, answerOrigin],
  [HEALTH_PATH, answerHealth],
  [SLOTS_PATH, answerSlots],
  [APPOINTMENTS_PATH, answerAppointments],
  ...newsletterRoutes,
  ...sendRoutes,
]);

const answerUnknown = apiRoute('unknown', async () => {
  throw new HttpError(404, 'not-found');
});

/** By what a path begins with; outside /api/, the Worker runs only for what the assets do not have. */
function findRoute(pathname: string): Route {
  const route = routes.get(pathname);
  if (route) return route;
  if (pathname.startsWith('/api/')) return answerUnknown;
  if (pathname.startsWith(CALENDAR_PATH)) return answerCalendar;
  return pathname.startsWith(FRAME_PATH) ? answerFrame : answerMiss;
}

/** By how a queue is called in wrangler.toml, whatever the environment. */
function consume(batch: MessageBatch, env: Env): Promise<void> {
  if (/-late-dead$/.test(batch.queue)) {
    return buryLate(batch as MessageBatch<TakenSubmission>, env);
  }
  if (/-late$/.test(batch.queue)) return consumeLate(batch as MessageBatch<TakenSubmission>, env);
  return consumeOutbox(batch as MessageBatch<OutboxMessage>, env);
}

export default {
  fetch(request, env, context) {
    return answer(findRoute(new URL(request.url).pathname), request, env, context);
  },
  queue: consume,
  scheduled: runUpkeep,
} satisfies ExportedHandler<Env, unknown>;
