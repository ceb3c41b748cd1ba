import { test as setup } from '@playwright/test';
import { buildProbes } from './build.ts';

setup('the app of probes is built', async () => {
  setup.setTimeout(180_000);
  await buildProbes();
});
