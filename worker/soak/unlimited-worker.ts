import type { Env } from '../core/settings.ts';
import worker from '../index.ts';
import { openLimiters } from './open-limiters.ts';

let unlimited: Env | undefined;

/** The Worker without the emulated limiters. Its `env` stays one object, as the platform's does. */
export default {
  fetch(request, env, context) {
    unlimited ??= { ...env, ...openLimiters };
    return worker.fetch(request, unlimited, context);
  },
} satisfies ExportedHandler<Env>;
