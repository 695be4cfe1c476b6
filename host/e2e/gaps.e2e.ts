import { describeGaps, isInGate, visits } from './gaps.ts';

describeGaps(visits.filter(isInGate));
