import { readFileSync } from 'node:fs';
import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Name of the variable that says where the sample is. */
export const SAMPLE_FILE = 'MUTATION_SAMPLE';

/** The same for a mutant wherever it is listed. */
export const nameMutant = ({ fileName, location: { start, end }, replacement }: Mutant) =>
  [
    fileName.replace(/^.*\/(?=(widgets|worker)\/)/, ''),
    start.line,
    start.column,
    end.line,
    end.column,
    replacement,
  ].join(' ');

/** Leaves out, as if it did not compile, every mutant but those of the sample. */
class SampleChecker implements Checker {
  private names = new Set<string>();

  async init() {
    this.names = new Set(JSON.parse(readFileSync(process.env[SAMPLE_FILE] ?? '', 'utf8')));
  }

  async check(mutants: Mutant[]) {
    const judge = (mutant: Mutant) =>
      this.names.has(nameMutant(mutant))
        ? { status: CheckStatus.Passed as const }
        : { status: CheckStatus.CompileError as const, reason: 'not in the sample' };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, judge(mutant)]));
  }

  /** In one go: asking for each would take longer than the tests. */
  async group(mutants: Mutant[]) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'sample', SampleChecker)];
