import { fees } from './fees.ts';
import { money } from './money.ts';

/** The files behind a guide. */
export const contents = { 'visa-money': money, 'visa-fees': fees };
