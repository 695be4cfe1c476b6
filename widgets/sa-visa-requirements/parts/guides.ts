import type { Visa } from '../../content/visas/visa.ts';

/** By country code. Each is a file of its own, with the guide as its only export. */
export const GUIDES: Readonly<Record<string, () => Promise<Record<string, Visa>>>> = {
  us: () => import('../../content/visas/united-states.ts'),
  uk: () => import('../../content/visas/united-kingdom.ts'),
  ca: () => import('../../content/visas/canada.ts'),
  au: () => import('../../content/visas/australia.ts'),
  de: () => import('../../content/visas/germany.ts'),
  nz: () => import('../../content/visas/new-zealand.ts'),
};
