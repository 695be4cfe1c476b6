import type { DeskHandler } from '../desk-handler.ts';

export const findPerson: DeskHandler<'findPerson'> = () => {
  throw new Error('not built');
};
