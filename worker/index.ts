import { answerAppointments } from './appointments/answer-appointments.ts';
import { answerCalendar } from './appointments/answer-calendar.ts';
import { answerSlots } from './appointments/answer-slots.ts';
import { APPOINTMENTS_PATH, CALENDAR_PATH, SLOTS_PATH } from './contract/appointment.ts';
import { FRAME_PATH } from './contract/attribution.ts';
import { HEALTH_PATH, ORIGIN_PATH } from './contract/protocol.ts';
import { answer } from './core/answer.ts';
import type { CheckedSubmission } from './core/checked-submission.ts';
import { withPause } from './core/pause.ts';
import { HttpError } from './core/problem.ts';
import { apiRoute, type Route } from './core/route.ts';
import type { Env, OutboxMessage } from './core/settings.ts';
import { answerFrame } from './frame/answer-frame.ts';
import { consumeLate, deadLetterLate } from './intake/consume-late.ts';
import { sendRoutes } from './intake/receive-form.ts';
import { receiveJson } from './intake/receive-json.ts';
import { listKinds } from './leads/kinds.ts';
import { newsletterRoutes } from './newsletter/answer-newsletter.ts';
import { deliverMessages } from './notify/deliver.ts';
import { answerOrigin } from './partners/answer-origin.ts';
import { answerMiss } from './published/answer-miss.ts';
import { answerHealth } from './upkeep/answer-health.ts';
import { consumeMailEvents } from './upkeep/consume-mail-events.ts';
import { runUpkeep } from './upkeep/run-upkeep.ts';
import { senders } from './upkeep/senders.ts';

export { LeadDesk } from './lead-desk.ts';

/** Routes by exact path. */
const routes = new Map<string, Route>([
  ...listKinds().map(({ kind, path }) => [path, receiveJson(kind, path)] as const),
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

/** Routes by prefix. Outside /api/, the Worker runs only for paths without an asset. */
const folders: [path: string, Route][] = [
  ['/api/', answerUnknown],
  [CALENDAR_PATH, answerCalendar],
  [FRAME_PATH, answerFrame],
];

function findRoute(pathname: string): Route {
  const folder = folders.find(([path]) => pathname.startsWith(path));
  return routes.get(pathname) ?? folder?.[1] ?? answerMiss;
}

/** Consumers by the end of the queue's name in wrangler.toml, the same in every environment. */
async function consume(batch: MessageBatch, bindings: Env): Promise<void> {
  const env = withPause(bindings);
  if (/-late-dead$/.test(batch.queue)) {
    return deadLetterLate(batch as MessageBatch<CheckedSubmission>, env);
  }
  if (/-late(-flagged)?$/.test(batch.queue)) {
    return consumeLate(batch as MessageBatch<CheckedSubmission>, env);
  }
  if (/-mail-events$/.test(batch.queue)) return consumeMailEvents(batch, env);
  const ids = (batch as MessageBatch<OutboxMessage>).messages.map(({ body }) => body.outboxId);
  await deliverMessages(env, ids, senders, new Date());
}

export default {
  fetch(request, env, context) {
    return answer(findRoute(new URL(request.url).pathname), request, withPause(env), context);
  },
  queue: consume,
  scheduled: (_controller, env) => runUpkeep(withPause(env)),
} satisfies ExportedHandler<Env, unknown>;
