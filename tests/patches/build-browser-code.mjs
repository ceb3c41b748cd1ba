import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// Private parts of Next, which has no function that only compiles: a whole build of a small app takes ten times as long.
const require = createRequire(import.meta.url);
const { default: webpackConfig, loadProjectInfo } = require('next/dist/build/webpack-config.js');
const { loadBindings } = require('next/dist/build/swc/index.js');
const { webpack } = require('next/dist/compiled/webpack/webpack.js');
const { Bundler } = require('next/dist/lib/bundler.js');
const { default: loadConfig } = require('next/dist/server/config.js');
const { PHASE_PRODUCTION_BUILD } = require('next/dist/shared/lib/constants.js');
const { trace } = require('next/dist/trace/index.js');

const APP = join(import.meta.dirname, 'app');

/**
 * Builds the browser code of `app` below a folder as Next does for production, where its start script is a page as any other; `hook` is
 * the webpack hook of the configuration.
 */
export async function buildBrowserCode(folder, hook) {
  const distDir = mkdtempSync(join(folder, 'browser-'));
  await loadBindings();
  const loaded = await loadConfig(PHASE_PRODUCTION_BUILD, APP, {
    silent: true,
    customConfig: {},
    bundler: Bundler.Webpack,
  });
  const unstored = (settings, build) => {
    const patched = hook(settings, build);
    return { ...patched, cache: false, output: { ...patched.output, path: distDir } };
  };
  const settings = await settingsOf({ ...loaded, webpack: unstored });
  await run(settings);
  const read = (file) => readFileSync(join(distDir, file), 'utf8');
  const scripts = readdirSync(distDir, { recursive: true }).filter((file) => file.endsWith('.js'));
  return { manifest: JSON.parse(read('build-manifest.json')), scripts, read };
}

/** Returns the webpack settings of the app's browser build. */
async function settingsOf(config) {
  const rewrites = { beforeFiles: [], afterFiles: [], fallback: [] };
  return webpackConfig(APP, {
    ...(await loadProjectInfo({ dir: APP, config, dev: false })),
    buildId: 'build',
    config,
    compilerType: 'client',
    entrypoints: { 'pages/_app': './app.ts', 'pages/index': './page.ts', 'pages/start': './start.ts' },
    pagesDir: join(APP, 'pages'),
    rewrites,
    originalRewrites: rewrites,
    originalRedirects: [],
    runWebpackSpan: trace('test'),
  });
}

/** Runs webpack; rejects when a file does not compile. */
const run = (settings) =>
  new Promise((resolve, reject) => {
    webpack(settings, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(undefined);
    });
  });
