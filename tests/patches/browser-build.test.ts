import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { WebpackSettings } from '#src/config/patches/browser-build.ts';
import { COMPILE_HINT } from '#src/config/patches/compile-hint.ts';
import { patchBrowserBuild } from '#src/config/patches/patch-browser-build.ts';
import { startScriptFile, withStartScript } from '#src/config/patches/start-script.ts';
import { type BrowserCode, buildBrowserCode } from './build-browser-code.mjs';

const START = './start.ts';

/** Adds the start script, but lets Next share its modules with pages. */
function withSharedChunks(settings: WebpackSettings): WebpackSettings {
  const { optimization, ...patched } = withStartScript(settings, START);
  return { ...patched, optimization: { ...optimization, splitChunks: settings.optimization.splitChunks } };
}

let unpatched: BrowserCode;
let shared: BrowserCode;
let startOnly: BrowserCode;
let patched: BrowserCode;

beforeAll(async () => {
  const folder = inject('runFolder');
  unpatched = await buildBrowserCode(folder, (settings) => settings);
  shared = await buildBrowserCode(folder, withSharedChunks);
  startOnly = await buildBrowserCode(folder, (settings) => withStartScript(settings, START));
  patched = await buildBrowserCode(folder, patchBrowserBuild(START));
});

const textOfStart = (code: BrowserCode): string => code.read(startScriptFile(code.manifest) ?? 'no start script');

/** Returns the scripts that the start script loads in a page that has it alone. */
function loadedByStart(code: BrowserCode): readonly string[] {
  const { window } = new JSDOM('', { url: 'https://www.rukn.example/', runScripts: 'outside-only' });
  window.eval(textOfStart(code));
  const paths = [...window.document.scripts].map(({ src }) => new URL(src).pathname);
  // Ends the timers that wait for those scripts.
  window.close();
  return paths;
}

/** Returns the files of the start script that the scripts of every page are not. */
const filesOfStart = ({ manifest: { pages } }: BrowserCode): readonly string[] =>
  (pages['/start'] ?? []).filter((file) => !pages['/_app'].includes(file));

describe('start-script.ts', () => {
  it('makes the start script one file that starts by itself', () => {
    expect(filesOfStart(patched)).toEqual([startScriptFile(patched.manifest)]);
    expect(loadedByStart(patched)).toContainEqual(expect.stringMatching(/^\/_next\/static\/chunks\/\d+\./));
  });

  it('is needed while what Next adds as a page waits for its main script', () => {
    expect(loadedByStart(unpatched), 'Next’s own entries start by themselves: remove the entry').toEqual([]);
  });

  it('is needed while Next shares modules of the start script with pages', () => {
    expect(filesOfStart(shared).length, 'Next shares none: remove `chunks`').toBeGreaterThan(1);
  });
});

describe('release-names.ts', () => {
  /** Returns the different hashes in the names of chunks that are no libraries. */
  const hashesOf = ({ scripts }: BrowserCode) => [
    ...new Set(scripts.flatMap((file) => /\/\d+\.([\da-f]+)\.js$/.exec(file)?.[1] ?? [])),
  ];

  it('names chunks by the release, which the start script has once', () => {
    const [release = '', ...others] = hashesOf(patched);
    expect(others).toEqual([]);
    expect(textOfStart(patched).split(release)).toHaveLength(2);
  });

  it('names a library by its content', () => {
    const libraries = patched.scripts.filter((file) => /\/(?:framework|[\da-f]{8})-[\da-f]{8}\.js$/.test(file));
    expect(libraries).toHaveLength(2);
  });

  it('is needed while Next names each chunk by its own hash, which the start script has', () => {
    const sent = hashesOf(startOnly).filter((hash) => textOfStart(startOnly).includes(hash));
    expect(sent.length, 'Next names no chunk by a hash: remove the file').toBeGreaterThan(1);
  });
});

/** Returns the files with the polyfill of Node's process; Next's main script has one of its own. */
const polyfilled = ({ scripts, read, manifest: { pages } }: BrowserCode) =>
  scripts.filter((file) => !pages['/_app'].includes(file) && read(file).includes('.nextTick='));

describe('no-process.ts', () => {
  it('leaves the polyfill of Node’s process out', () => {
    expect(polyfilled(patched)).toEqual([]);
  });

  it('is needed while React tests for a process', () => {
    expect(polyfilled(startOnly), 'nothing is polyfilled: remove the file').not.toEqual([]);
  });
});

describe('compile-hint.ts', () => {
  const react = ({ scripts, read }: BrowserCode) =>
    scripts.filter((file) => file.includes('/framework-')).map((file) => read(file).split('\n', 1)[0]);

  it('begins React’s file', () => {
    expect(react(patched)).toEqual([COMPILE_HINT]);
  });

  it('is needed while nothing else begins it so', () => {
    expect(react(unpatched), 'Next adds the hint: remove the file').not.toContain(COMPILE_HINT);
  });
});
