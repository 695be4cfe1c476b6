import type { DeskHandler } from '../desk-handler.ts';

export const readHealth: DeskHandler<'readHealth'> = () => {
  throw new Error('not built');
};
