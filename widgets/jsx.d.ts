import type { SaElements } from './custom-elements.d.ts';

declare module 'react' {
  namespace JSX {
    /** Our own elements, where one view places another. */
    interface IntrinsicElements extends SaElements {}
  }
}
