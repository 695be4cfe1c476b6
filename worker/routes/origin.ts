import type { Route } from './route.ts';

/** A page asks once, and a partner who was let in just now need not wait longer than this. */
const caching = { 'Cache-Control': 'private, max-age=300' };

/** Tells a page that holds a form, before anybody fills it, whether its origin may post. */
export const originRoute: Route = {
  method: 'GET',
  refusalHeaders: caching,
  answer: async () => ({
    response: new Response(null, { status: 204, headers: caching }),
    outcome: 'origin-allowed',
  }),
};
