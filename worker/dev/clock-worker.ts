import worker from '../index.ts';
import { withClock } from './moved-clock.ts';

export * from '../index.ts';

export default withClock(worker);
