import type { DeskFileHandler, DeskHandler } from '../desk-handler.ts';

export const listPartners: DeskHandler<'listPartners'> = () => {
  throw new Error('not built');
};

export const addPartner: DeskHandler<'addPartner'> = () => {
  throw new Error('not built');
};

export const changePartner: DeskHandler<'changePartner'> = () => {
  throw new Error('not built');
};

export const addOrigin: DeskHandler<'addOrigin'> = () => {
  throw new Error('not built');
};

export const removeOrigin: DeskHandler<'removeOrigin'> = () => {
  throw new Error('not built');
};

/** CSV: partner, month, kind, leads. */
export const exportPartnerMonths: DeskFileHandler = () => {
  throw new Error('not built');
};
