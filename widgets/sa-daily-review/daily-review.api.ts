import { planAttribute } from '../kit/tools/plan-attribute.ts';
import { practiceAttributes } from '../kit/tools/practice-attributes.ts';

/** The attributes. */
export const api = { ...practiceAttributes, ...planAttribute };
