/** The block that a person reads once everything answers. */
export function addresses({ settings }) {
  const lines = [
    'بنك ركن · Rukn Bank',
    '',
    `العربية   ${settings.siteUrl}/`,
    `English   ${settings.siteUrl}/en`,
    `${settings.external ? 'Sitecore' : 'Content '}  ${settings.external ? settings.platformHost : `http://localhost:${settings.platformPort}`}`,
    '',
    'Ctrl-C stops everything.',
  ];
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`;
}
