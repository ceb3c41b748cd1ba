declare global {
  // Next bundles the API routes apart from the server: globals are what they share.
  var warmedContentVersion: number | undefined;
}

/** Remembers that the site has all its pages of a content version, and their pictures. */
export function rememberWarm(version: number): void {
  globalThis.warmedContentVersion = version;
}

/** Returns the content version of which the site has all pages; undefined before the first. */
export const warmVersion = (): number | undefined => globalThis.warmedContentVersion;
