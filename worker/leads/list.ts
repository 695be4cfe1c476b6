import type { DeskHandler } from '../desk-handler.ts';

export const readInbox: DeskHandler<'readInbox'> = () => {
  throw new Error('not built');
};

export const listLeads: DeskHandler<'listLeads'> = () => {
  throw new Error('not built');
};

export const listNewLeads: DeskHandler<'listNewLeads'> = () => {
  throw new Error('not built');
};
