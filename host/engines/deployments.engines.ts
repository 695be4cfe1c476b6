import { describe } from 'vitest';
import { describeDeployments } from '../e2e/deployments.ts';
import { installedEngines, launchEngine } from './launch-engine.ts';

// WebKitGTK is left out: its cache ends with the browser, so no visit can start with an old one.
describe.skipIf(!installedEngines().includes('firefox'))('deployments in firefox', () => {
  describeDeployments((profile) => launchEngine('firefox', profile ? { profile } : {}));
});
