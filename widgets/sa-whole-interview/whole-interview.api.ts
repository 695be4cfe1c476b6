import { option } from '../kit/element/attributes.ts';
import { planAttribute } from '../kit/tools/plan-attribute.ts';
import { practiceAttributes } from '../kit/tools/practice-attributes.ts';

/** The attributes. */
export const api = {
  /** Country of the interview; the element sets it when the visitor chooses another one. */
  country: option(['us', 'uk', 'au', 'ca', 'de'], 'us'),
  ...practiceAttributes,
  ...planAttribute,
};
