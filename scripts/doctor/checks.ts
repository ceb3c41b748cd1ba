import type { Check } from './check.ts';
import { connectionChecks } from './connection-checks.ts';
import { contentChecks } from './content-checks.ts';
import { mediaCheck } from './media-check.ts';
import { layoutChecks, siteChecks } from './page-checks.ts';
import { settingChecks } from './setting-checks.ts';
import { templateCheck } from './template-check.ts';

/** Every check, each after those that it needs. */
export const checks: readonly Check[] = [
  ...connectionChecks,
  ...siteChecks,
  templateCheck,
  ...layoutChecks,
  ...contentChecks,
  mediaCheck,
  ...settingChecks,
];
