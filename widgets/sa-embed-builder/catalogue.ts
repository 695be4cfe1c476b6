import { tools } from '../content/tools.ts';
import { query } from '../kit/api/query.ts';
import {
  elementsOf,
  MANIFEST_PATH,
  type Manifest,
  type ManifestElement,
  type PublishedVersion,
  type PublishedVersions,
  VERSIONS_PATH,
} from '../kit/rules/manifest.ts';

/** The download of an element: bytes (brotli) and requests. */
export interface Weight {
  bytes: number;
  requests: number;
}

/** `sizes.json`: by tag, by the element's own file, if it has one, and by the loader. */
type Sizes = Record<string, { own?: Weight; loader: Weight }>;

/** The published files that the builder reads. */
export interface Catalogue {
  /** Elements made for others. */
  elements: ManifestElement[];
  /** Newest first; none if the list could not be loaded. */
  versions: readonly PublishedVersion[];
  /** Empty if they could not be loaded. */
  sizes: Sizes;
}

/** @throws Error if the manifest cannot be loaded; without the rest the builder still works. */
export async function loadCatalogue(site: string): Promise<Catalogue> {
  const [manifest, versions, sizes] = await Promise.all([
    query<Manifest>([`${site}${MANIFEST_PATH}`]),
    query<PublishedVersions>([site + VERSIONS_PATH]).catch(() => null),
    query<Sizes>([`${site}/embed/sizes.json`]).catch(() => null),
  ]);
  if (!manifest) throw new Error('There is no manifest');
  return {
    elements: elementsOf(manifest).filter(({ isEmbeddable }) => isEmbeddable),
    versions: versions?.versions ?? [],
    sizes: sizes ?? {},
  };
}

const PLACES: Readonly<Record<string, readonly [name: string, path: string]>> = {
  'sa-consultation-form': ['Book a free consultation', '/contact#consultation'],
  'sa-contact-form': ['Send us a message', '/contact'],
  'sa-newsletter-form': ['Newsletter', '/contact'],
  'sa-tools-catalogue': ['Free study abroad tools', '/tools'],
  'sa-study-destinations': ['Study destinations', '/tools#countries'],
};

/** The name of an element in words. */
export function nameTag(tag: string): string {
  const words = tag.slice('sa-'.length).replaceAll('-', ' ');
  const tool = tools.find(({ component }) => component === tag);
  return tool?.name ?? PLACES[tag]?.[0] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Its name, and its page on our own site. */
export function describeTag(tag: string, site: string): { name: string; href: string } {
  const tool = tools.find(({ component }) => component === tag);
  const path = tool ? `/tools#${tool.id}` : (PLACES[tag]?.[1] ?? '/contact');
  return { name: nameTag(tag), href: site + path };
}
