import { text } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Id of the consultant to start with; the first one unless set. */
  consultant: text(),
};
