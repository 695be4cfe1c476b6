import type { DeskHandler } from '../desk-handler.ts';

export const setRetention: DeskHandler<'setRetention'> = () => {
  throw new Error('not built');
};
