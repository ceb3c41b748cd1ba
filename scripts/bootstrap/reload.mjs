import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportError, CommandError, logStep } from './command-error.mjs';
import { pipeLogs, startPlatform } from './servers.mjs';

const POLL_MS = 300;

/**
 * Keeps the content platform up during development: restarts it when its code, a definition or a contract is saved, and
 * after a failure when code or content is saved. Never resolves. Modification times are polled instead of watched: on
 * Linux, Node.js stops watching a file once an editor replaces it.
 */
export async function restartPlatformOnSave(workspace) {
  for (;;) {
    const seen = fileStamps(workspace.settings);
    const server = await tryStartPlatform(workspace);
    let isUp = server !== undefined;
    let isReplaced = false;
    server?.stopped.catch((error) => {
      isUp = false;
      if (!isReplaced && !workspace.processes.closed) reportFailure(error);
    });
    while (isUpToDate(fileStamps(workspace.settings), seen, isUp)) await wait(POLL_MS);
    isReplaced = true;
    if (server) await workspace.processes.stop([server.child]);
  }
}

/** Returns true while a platform that was started from the stamps `seen` needs no restart. */
export const isUpToDate = (now, seen, isUp) => now.code === seen.code && (isUp || now.content === seen.content);

async function tryStartPlatform(workspace) {
  try {
    // In development the site renders every page per request: nothing is cached.
    const server = await startPlatform(workspace, { revalidatesPages: false });
    pipeLogs(server);
    return server;
  } catch (error) {
    // A CommandError is the author's to correct; a bug, and the end of this run, are not.
    if (workspace.processes.closed || !(error instanceof CommandError)) throw error;
    reportFailure(error);
    return undefined;
  }
}

function reportFailure(error) {
  reportError(error);
  logStep('waiting for a correction in sitecore …');
}

/** Modification times and sizes of the code below `sitecore`, and of the content, which may be elsewhere. */
export function fileStamps({ root, content }) {
  const sitecore = join(root, 'sitecore');
  const others = [join(sitecore, 'content'), content.folder];
  const isCode = (path) => !others.some((folder) => `${path}${sep}`.startsWith(folder + sep));
  return { code: stampsBelow(sitecore, isCode), content: stampsBelow(content.folder) };
}

function stampsBelow(folder, isCounted = () => true) {
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSaved);
  const paths = files.map((file) => join(folder, file)).filter(isCounted);
  return paths.map((path) => `${path} ${modifiedAt(path)}`).join('\n');
}

/** Excludes the temporary files of editors. */
const isSaved = (file) => !/(^|[\\/])\.|~$/.test(file);

function modifiedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  // A folder's own time changes with every temporary file of an editor.
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size}` : '';
}
