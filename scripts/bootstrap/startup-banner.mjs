/** Returns the text that is printed once every server responds. */
export function startupBanner({ settings, env }) {
  const content = settings.external
    ? `Sitecore  ${settings.platformHost}`
    : `Content   http://localhost:${settings.platformPort}`;
  const hasEditing = env.EDITING_PASSWORD && !settings.external;
  const editing = hasEditing ? `\n  Editing   http://localhost:${settings.platformPort}/sitecore/editing` : '';
  return `
  بنك ركن · Rukn Bank

  العربية   ${settings.siteUrl}/
  English   ${settings.siteUrl}/en
  ${content}${editing}

  Ctrl-C stops everything.
`;
}
