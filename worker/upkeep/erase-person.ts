import type { DeskHandler } from '../desk-handler.ts';

export const erasePerson: DeskHandler<'erasePerson'> = () => {
  throw new Error('not built');
};
