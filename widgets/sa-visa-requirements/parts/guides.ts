import type { Visa } from '../../content/visas/visa.ts';
import { importAgain } from '../../kit/forms/import-again.ts';

/** By code of the country. Each is a file of its own, with the guide as its one export. */
export const guides: Readonly<Record<string, () => Promise<Record<string, Visa>>>> = {
  us: () => import('../../content/visas/united-states.ts'),
  uk: () => import('../../content/visas/united-kingdom.ts'),
  ca: () => import('../../content/visas/canada.ts'),
  au: () => import('../../content/visas/australia.ts'),
  de: () => import('../../content/visas/germany.ts'),
  nz: () => import('../../content/visas/new-zealand.ts'),
};

/** Downloads the guide of a country. Rejects where there is none, or no connection. */
export async function loadGuide(country: string): Promise<Visa> {
  const load = guides[country];
  const [visa] = load ? Object.values(await importAgain(load, Date.now())) : [];
  if (!visa) throw new Error(`There is no visa guide for ${country}`);
  return visa;
}
