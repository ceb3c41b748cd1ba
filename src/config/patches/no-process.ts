import type { Webpack, WebpackSettings } from './browser-build.ts';

/** Tells a browser build that there is no process: React tests for one of Node's, and Next would add a polyfill of it. */
export const withoutProcess = (settings: WebpackSettings, { DefinePlugin }: Webpack): WebpackSettings => ({
  ...settings,
  plugins: [...settings.plugins, new DefinePlugin({ 'typeof process': '"undefined"' })],
});
