import type { Env } from '../core/settings.ts';

/** Whether visitors get mail about their appointments. */
export const isWritingToVisitors = ({ VISITOR_MAIL, MAIL }: Pick<Env, 'VISITOR_MAIL' | 'MAIL'>) =>
  VISITOR_MAIL === 'on' && MAIL !== undefined;
