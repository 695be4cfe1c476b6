import * as known from 'virtual:placeholders';
import { replacePlaceholder, whenParsed } from './kit/loading/placeholder.ts';

/** Replaces a placeholder by the element it names, once the parser has filled it. */
export function replace(placeholder: HTMLElement): void {
  whenParsed(() => replacePlaceholder(placeholder, known));
}
