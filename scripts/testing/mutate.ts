/**
 * `npm run mutate`: puts seeded faults into rules, kit and Worker, one at a time, and counts those that
 * a unit or Worker test notices. Prints the others, and fails below `MIN_KILLED`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { listImporters, measureDistances } from './importers.ts';
import { listSites, MUTANT, type Site } from './mutation-sites.ts';
import { runInLanes } from './run-in-lanes.ts';

/** Share of the mutants; about one in thirty changes nothing that anyone could notice. */
const MIN_KILLED = 0.92;
const ROOMS = '{widgets/**/*.logic.ts,widgets/kit/**/*.{ts,tsx},worker/**/*.ts}';
/** Tests and what they are made of, styles and drawings, and what runs by hand. */
const NOT_MUTATED =
  /\.(test|browser|states|styles|config)\.tsx?$|\.d\.ts$|\/(test|testing|dev|art)\/|\/dev\.ts$|-icon\.tsx$/;
/** Number of test files that run first, as they notice most: the nearest by import. */
const NEAREST = 4;
/** Far above what the tests take: what is slower never ends. */
const LIMIT_MS = 300_000;

type Outcome = 'killed' | 'survived';

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    in: { type: 'string', default: ROOMS },
    at: { type: 'string', multiple: true },
  },
});

const importers = listImporters(globSync('{widgets,worker}/**/*.{ts,tsx}'));
const sample = pickSample();
const outcomes = new Map<Site, Outcome>();

await checkUnchanged();
await runInLanes(
  Array.from({ length: availableParallelism() }, () => []),
  sample,
  tryMutant,
);
await checkUnchanged();

const survivors = sample.filter((site) => outcomes.get(site) === 'survived').length;
const isEnough = 1 - survivors / sample.length >= MIN_KILLED;
if (!isEnough) process.exitCode = 1;
// As every suite of `npm run prove` ends: a few survivors fail nothing.
console.log(`${sample.length - survivors} passed, ${isEnough ? 0 : survivors} failed`);

/** A seeded sample, or every fault at the given places. */
function pickSample(): Site[] {
  const files = globSync(values.in).filter((file) => !NOT_MUTATED.test(file));
  const sites = files.flatMap((file) => listSites(file, readFileSync(file, 'utf8')));
  if (values.at) return sites.filter(({ place }) => values.at?.includes(place));
  const lots = new Map(sites.map((site) => [site, drawLot(site)]));
  const lotOf = (site: Site) => lots.get(site) ?? '';
  return sites.sort((a, b) => lotOf(a).localeCompare(lotOf(b))).slice(0, Number(values.mutants));
}

/** Made of the line itself, so that a change elsewhere leaves the rest of the sample as it was. */
function drawLot({ file, before, kind, original, replacement }: Site): string {
  const name = [values.seed, file, before, kind, original, replacement].join('\n');
  return createHash('sha256').update(name).digest('hex');
}

async function tryMutant(site: Site): Promise<void> {
  const tests = listTests(site.file);
  let outcome = await runTests(tests.slice(0, NEAREST), site);
  if (outcome === 'survived') outcome = await runTests(tests.slice(NEAREST), site);
  outcomes.set(site, outcome);
  const { place, kind, original, replacement } = site;
  console.log(`${outcomes.size} ${outcome}: ${place} ${kind}: ${original} → ${replacement}`);
}

/** A test that fails on unchanged code says nothing about a mutant. */
async function checkUnchanged(): Promise<void> {
  const tests = [...new Set(sample.flatMap(({ file }) => listTests(file)))];
  if ((await runTests(tests)) !== 'survived') throw new Error('The tests fail on unchanged code.');
}

/** A test that fails is tried again: a busy machine has killed nothing. */
async function runTests(tests: string[], site?: Site): Promise<Outcome> {
  if (tests.length === 0) return 'survived';
  const suites = ['--project=unit-*', '--project=worker'];
  const options = ['run', ...suites, '--bail=1', '--retry=1', '--reporter=minimal'];
  const child = spawn('vitest', [...options, ...tests], {
    env: { ...process.env, [MUTANT]: site ? JSON.stringify(site) : '' },
    stdio: site ? 'ignore' : 'inherit',
    detached: true,
  });
  const stop = () => process.kill(-(child.pid as number), 'SIGKILL');
  const timer = site && setTimeout(stop, LIMIT_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return code === 0 ? 'survived' : 'killed';
}

/** Tests that import the file, directly or not: the nearest first, then those with the most similar name. */
function listTests(file: string): string[] {
  const distances = measureDistances(importers, [file]);
  const words = new Set(file.split(/\W/));
  const unlike = (test: string) => -test.split(/\W/).filter((word) => words.has(word)).length;
  return [...distances.keys()]
    .filter((one) => /\.test\.tsx?$/.test(one))
    .sort((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0) || unlike(a) - unlike(b));
}
