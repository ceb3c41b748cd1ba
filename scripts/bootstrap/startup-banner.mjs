import { hasFormOutbox, hasOutbox } from '../../sitecore/platform/services/tracker/has-outbox.mjs';

/** Returns the text that is printed once every server responds. */
export function startupBanner({ settings, env }) {
  const content = settings.external
    ? `Sitecore  ${settings.platformHost}`
    : `Content   http://localhost:${settings.platformPort}`;
  const hasEditing = env.EDITING_PASSWORD && !settings.external;
  const editing = hasEditing ? `\n  Editing   http://localhost:${settings.platformPort}/sitecore/editing` : '';
  const showsCodes = !settings.external && hasOutbox({ ...env, PLATFORM_HOST: settings.platformListens });
  const isFormOutbox = !settings.external && hasFormOutbox({ ...env, PLATFORM_HOST: settings.platformListens });
  const receipts = isFormOutbox ? `\n  Forms     http://127.0.0.1:${settings.platformPort}/outbox/forms` : '';
  const outbox = showsCodes ? `\n  Codes     http://127.0.0.1:${settings.platformPort}/outbox` : '';
  return `
  بنك ركن · Rukn Bank

  العربية   ${settings.siteUrl}/
  English   ${settings.siteUrl}/en
  ${content}${editing}${outbox}${receipts}

  Ctrl-C stops everything.
`;
}
