/** The block that a person reads once everything answers. */
export function addresses({ settings, env }) {
  const content = settings.external
    ? `Sitecore  ${settings.platformHost}`
    : `Content   http://localhost:${settings.platformPort}`;
  // Browsers of authors may load the site's fonts at this address of the platform only.
  const hasEditing = env.EDITING_PASSWORD && !settings.external;
  const editing = hasEditing ? `\n  Editing   ${settings.platformHost}/sitecore/editing` : '';
  return `
  بنك ركن · Rukn Bank

  العربية   ${settings.siteUrl}/
  English   ${settings.siteUrl}/en
  ${content}${editing}

  Ctrl-C stops everything.
`;
}
