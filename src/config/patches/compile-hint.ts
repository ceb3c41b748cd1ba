import type { Webpack, WebpackSettings } from './browser-build.ts';

/**
 * First line of React's file: Chromium then compiles all of it while it arrives, beside the page's main thread, instead of each function
 * when it is first called (decision 78).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

const REACT_FILE = /\bframework-\w+\.js$/;

/** Begins React's file of a browser build with the hint. */
export const withCompileHint = (
  settings: WebpackSettings,
  { BannerPlugin, Compilation }: Webpack,
): WebpackSettings => ({
  ...settings,
  plugins: [
    ...settings.plugins,
    // After the minifier, which would remove it.
    new BannerPlugin({
      banner: COMPILE_HINT,
      raw: true,
      include: REACT_FILE,
      stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
  ],
});
