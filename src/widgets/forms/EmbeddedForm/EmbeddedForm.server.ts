import { withOrigins } from '#src/cms/page-origins.ts';
import { embeddedFormsSettings } from '#src/config/env.ts';
import { EMBEDDED_FORMS_SCRIPT } from '#src/config/paths.ts';
import type { EmbeddedFormData } from './embedded-form-data.ts';

/** Returns the address of the platform's script, which the policy of the page then names; none without a key. */
export function staticProps(): Promise<EmbeddedFormData> {
  const {
    SITECORE_API_HOST,
    EMBEDDED_FORMS_HOST = SITECORE_API_HOST,
    EMBEDDED_FORMS_API_KEY,
  } = embeddedFormsSettings();
  if (EMBEDDED_FORMS_API_KEY === undefined) return Promise.resolve({ script: '' });
  const script = new URL(EMBEDDED_FORMS_SCRIPT, EMBEDDED_FORMS_HOST);
  script.searchParams.set('sc_apikey', EMBEDDED_FORMS_API_KEY);
  const { origin } = script;
  const data = { script: script.href };
  return Promise.resolve(withOrigins(data, { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] }));
}
