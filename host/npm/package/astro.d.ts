import type { SaElements } from './custom-elements.js';

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements extends SaElements<HTMLAttributes> {}
  }
}
