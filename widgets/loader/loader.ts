import { discover, retry } from './find.ts';
import { repeatPress } from './press.ts';

export { discover };

discover(document);
addEventListener('click', repeatPress, true);
addEventListener('online', retry);
