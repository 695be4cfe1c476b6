import { afterAll, describe } from 'vitest';
import { describeDeployments } from '../e2e/deployments.ts';
import { installedEngines, launchEngine, shareEngine } from './launch-engine.ts';

// WebKitGTK is left out: its cache ends with the browser, so no visit can start with an old one.
describe.skipIf(!installedEngines().includes('firefox'))('deployments in firefox', () => {
  const shared = shareEngine('firefox');
  afterAll(() => shared.end());
  describeDeployments((profile) =>
    profile ? launchEngine('firefox', { profile }) : shared.launch(),
  );
});
