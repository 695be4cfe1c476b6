import { describeContract, type ManifestElement } from './contract.ts';

const tags: string[] = await (await fetch('/test/tags')).json();
const { modules } = await (await fetch('/widgets/custom-elements.json')).json();
const documented = modules.flatMap(
  ({ declarations }: { declarations: ManifestElement[] }) => declarations,
);

for (const tag of tags) {
  describeContract(documented.find(({ tagName }: ManifestElement) => tagName === tag));
}
