import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SaElements } from './custom-elements.d.ts';

type Base = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

declare module 'react' {
  namespace JSX {
    /** Our own elements, for views that place one another. */
    interface IntrinsicElements extends SaElements<Base> {}
  }
}
