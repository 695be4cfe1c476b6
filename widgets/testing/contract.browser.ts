import { describeContract } from './contract.ts';
import { type ManifestElement, readManifest } from './manifest.ts';

const tags: string[] = await (await fetch('/test/tags')).json();
const documented = await readManifest();

for (const tag of tags) {
  describeContract(documented.find(({ tagName }) => tagName === tag) as ManifestElement);
}
