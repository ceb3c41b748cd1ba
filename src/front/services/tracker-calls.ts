import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { openedText, privateText } from '#src/services/tracker-privacy.server.ts';

/** Changes that the site makes to a call on its way; each returns undefined for a text that does not pass. */
interface TextChanges {
  readonly ofRequest?: (text: string) => string | undefined;
  readonly ofResponse?: (text: string) => string | undefined;
}

/** Calls whose numbers browsers do not have, by path of the catalogue. */
const CHANGES: Readonly<Partial<Record<string, TextChanges>>> = {
  [CALLS.trackRequest.path.toLowerCase()]: { ofResponse: privateText },
  [CALLS.mortgageContracts.path.toLowerCase()]: { ofRequest: openedText },
  [CALLS.validateToken.path.toLowerCase()]: { ofRequest: openedText },
};

/** Returns the changes to a call at a path of the site. */
export const changesAt = (pathname: string): TextChanges => CHANGES[pathname.toLowerCase()] ?? {};

/** Paths of the tracker's calls, which browsers always send to the site. */
const TRACKER_PATHS = [CALLS.trackRequest.path, CALLS.mortgageContracts.path].map((path) => path.toLowerCase());

/** Returns true for a call of the tracker. */
export const isTrackerCall = (pathname: string): boolean =>
  TRACKER_PATHS.some((path) => pathname.toLowerCase() === path || pathname.toLowerCase().startsWith(`${path}/`));
