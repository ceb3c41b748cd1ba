import type { ServicesOptions } from '#sitecore/platform/app.ts';
import { Store } from '#sitecore/platform/store/store.ts';

/** Secrets of the services of a tested platform. */
export const SECRETS = {
  kioskToken: 'a kiosk secret of the conformance tests',
  captcha: 'a captcha secret of the conformance tests',
  trackerCode: 'a secret of one-time codes of the conformance tests',
  forms: ['a secret of forms of the conformance tests'],
} as const;

/** Returns the options of services: without limits, kiosks of this machine need no code, and by default with a store that cannot be opened. */
export const servicesOptions = (more: Partial<ServicesOptions> = {}): ServicesOptions => ({
  store: new Store({ dataDir: '/dev/null/nowhere' }),
  secrets: SECRETS,
  trustsLocal: true,
  publicUrl: 'https://www.rukn.example',
  ...more,
});
