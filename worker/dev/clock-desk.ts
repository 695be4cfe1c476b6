import desk from '../desk/index.ts';
import { withClock } from './moved-clock.ts';

export default withClock(desk);
