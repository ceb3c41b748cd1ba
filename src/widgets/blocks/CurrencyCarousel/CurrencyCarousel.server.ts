import { withOrigins } from '#src/cms/page-origins.ts';
import { embedSettings } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import type { CurrencyData } from './currency-data.ts';

/** Returns where the flags are: on the site, or at the configured host, which the policy of the page then names. */
export function staticProps(): Promise<CurrencyData> {
  const { FLAGS_URL } = embedSettings();
  if (FLAGS_URL === undefined) return Promise.resolve({ flags: paths.flags });
  const data = { flags: FLAGS_URL.replace(/\/+$/, '') };
  return Promise.resolve(withOrigins(data, { 'img-src': [new URL(FLAGS_URL).origin] }));
}
