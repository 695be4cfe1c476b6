// Checked by `npm run types` and never run: our events on a page without a framework.
import type { SaElements } from '../custom-elements.d.ts';

document.addEventListener('sa-submitted', ({ detail }) => {
  const kind: 'consultation' | 'contact' | 'newsletter' = detail.form;
  // @ts-expect-error: nothing that the visitor typed
  return [kind, detail.email];
});
document.body.addEventListener('sa-navigate', (event) => new URL(event.detail.href));

const newsletter = document.createElement('sa-newsletter-form');
newsletter.apiBase = 'https://api.example';
newsletter.addEventListener('click', (event) => event.clientX);
// @ts-expect-error: not a theme
newsletter.theme = 'sepia';

const finder = document.querySelector('sa-scholarship-finder');
finder?.addEventListener('sa-opened', ({ detail }) => detail.id.toFixed());
// @ts-expect-error: a catalogue has tools, a finder has scholarships
finder?.addEventListener('sa-opened', ({ detail }) => detail.tool);

/** A JSX without its own types for global attributes. */
type Bare = SaElements['sa-contact-form'];
export const bare: Bare = {
  key: 1,
  className: 'wide',
  'site-base': 'https://partner.example',
  'onsa-failed': ({ detail }) => detail.status,
};
