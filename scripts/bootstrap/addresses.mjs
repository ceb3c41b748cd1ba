/** The block that a person reads once everything answers. */
export function addresses({ settings }) {
  const content = settings.external
    ? `Sitecore  ${settings.platformHost}`
    : `Content   http://localhost:${settings.platformPort}`;
  return `
  بنك ركن · Rukn Bank

  العربية   ${settings.siteUrl}/
  English   ${settings.siteUrl}/en
  ${content}

  Ctrl-C stops everything.
`;
}
