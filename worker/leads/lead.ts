import type { DeskHandler } from '../desk-handler.ts';

export const openLead: DeskHandler<'openLead'> = () => {
  throw new Error('not built');
};

export const changeLead: DeskHandler<'changeLead'> = () => {
  throw new Error('not built');
};

export const addLead: DeskHandler<'addLead'> = () => {
  throw new Error('not built');
};
