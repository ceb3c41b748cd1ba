import { test as setup } from '@playwright/test';
import { buildProbes } from './build.ts';

setup('build the app of probes', async () => {
  setup.setTimeout(180_000);
  await buildProbes();
});
