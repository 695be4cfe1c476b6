import { describe } from 'vitest';
import { describeDeployments } from '../e2e/deployments.ts';
import { installedEngines, launchEngine } from './engine.ts';

// WebKitGTK is left out: its cache goes with the browser, so nobody there comes back.
describe.skipIf(!installedEngines().includes('firefox'))('in Firefox', () => {
  describeDeployments((profile) => launchEngine('firefox', { profile }));
});
