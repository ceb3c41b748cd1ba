import type { Build, WebpackSettings } from './browser-build.ts';
import { withCompileHint } from './compile-hint.ts';
import { withoutProcess } from './no-process.ts';
import { withReleaseNames } from './release-names.ts';
import { withStartScript } from './start-script.ts';

/**
 * Returns a webpack hook that patches browser builds: they get the start script that begins with `startFile`. Builds for the server
 * and for development are Next's own.
 */
export const patchBrowserBuild =
  (startFile: string) =>
  (settings: WebpackSettings, { isServer, dev, webpack }: Build): WebpackSettings => {
    if (isServer || dev) return settings;
    return withCompileHint(withoutProcess(withReleaseNames(withStartScript(settings, startFile)), webpack), webpack);
  };
