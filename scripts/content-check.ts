import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { contentLocation } from '#sitecore/platform/content/content-location.mjs';
import { readEnvironment } from './bootstrap/environment.mjs';

const ROOT = join(import.meta.dirname, '..');

// Authors run this after every few changes: modules that are compiled once spare a sixth of its time.
enableCompileCache(join(ROOT, 'node_modules/.cache/content-check'));
const { ContentError, outdatedMessage, warningsMessage } = await import('#sitecore/platform/content/diagnostics.ts');
const { ContentFolder } = await import('#sitecore/platform/content/load.ts');

/**
 * Checks the files of a content folder, by default the one that the platform serves, drafts included, as the platform does; lists
 * their errors and fails when there are any. Warnings, and what an older definition has left in a folder outside the code, are listed
 * and no failure.
 */
async function main(named?: string): Promise<void> {
  const location = contentLocation(ROOT, readEnvironment(ROOT, process.env));
  const { folder, displayPath, isDemo } =
    named === undefined ? location : { folder: named, displayPath: undefined, isDemo: true };
  try {
    const content = new ContentFolder(folder, {
      displayPath,
      ...(!isDemo && { onOutdated: (outdated) => console.error(outdatedMessage(outdated)) }),
    });
    const { web } = await content.loadStates();
    const warnings = content.warnings();
    if (warnings.length > 0) console.error(warningsMessage(warnings));
    console.log(`content: no errors, ${[...web.tree.pages].length} pages (${(performance.now() / 1000).toFixed(1)} s)`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await main(process.argv[2]);
