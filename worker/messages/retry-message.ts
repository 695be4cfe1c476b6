import type { DeskHandler } from '../desk-handler.ts';

export const retryMessage: DeskHandler<'retryMessage'> = () => {
  throw new Error('not built');
};
