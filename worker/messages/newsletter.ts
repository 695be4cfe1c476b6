import type { DeskFileHandler, DeskHandler } from '../desk-handler.ts';

export const readNewsletter: DeskHandler<'readNewsletter'> = () => {
  throw new Error('not built');
};

/** CSV: address, date, unsubscribe_url. */
export const exportConfirmedReaders: DeskFileHandler = () => {
  throw new Error('not built');
};
