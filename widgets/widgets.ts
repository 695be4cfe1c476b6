import 'virtual:elements';
import { watchPlaceholders } from './kit/loading/placeholder.ts';
import { replace } from './placeholders.ts';

watchPlaceholders(replace);
