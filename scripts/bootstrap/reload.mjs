import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reportError, CommandError, logStep } from './command-error.mjs';
import { pipeLogs, startPlatform } from './servers.mjs';

const POLL_MS = 300;

/**
 * Keeps the content platform up during development: it starts anew whenever its code or the vocabulary is saved, and
 * after a fault it waits for the correction, of content too. Content that is saved while it is up it reads by itself.
 * Never resolves. Files are asked for their times, not watched: the watching of Node.js loses a file on Linux once an
 * editor saves it by putting a new one in its place.
 */
export async function restartPlatformOnSave(house) {
  for (;;) {
    const seen = fileStamps(house.root);
    const server = await tryStartPlatform(house);
    let isUp = server !== undefined;
    let isReplaced = false;
    server?.died.catch((fault) => {
      isUp = false;
      if (!isReplaced && !house.processes.closed) reportFailure(fault);
    });
    while (isUpToDate(fileStamps(house.root), seen, isUp)) await wait(POLL_MS);
    isReplaced = true;
    if (server) await house.processes.stop([server.child]);
  }
}

/** Whether a platform that was started over what was seen needs no new start. */
export const isUpToDate = (now, seen, isUp) => now.code === seen.code && (isUp || now.content === seen.content);

async function tryStartPlatform(house) {
  try {
    // The site makes every page anew in development; nothing is to be renewed.
    const server = await startPlatform(house, { renewsPages: false });
    pipeLogs(server);
    return server;
  } catch (error) {
    // A fault is the author's to correct; a bug, and the end of this run, are not.
    if (house.processes.closed || !(error instanceof CommandError)) throw error;
    reportFailure(error);
    return undefined;
  }
}

function reportFailure(fault) {
  reportError(fault);
  logStep('waiting for a correction in sitecore …');
}

/** When each file of the platform and the vocabulary was written, and each of the content. */
export function fileStamps(root) {
  const folder = join(root, 'sitecore');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSaved);
  const stamps = (some) => some.map((file) => `${file} ${modifiedAt(join(folder, file))}`).join('\n');
  return { code: stamps(files.filter((file) => !isContent(file))), content: stamps(files.filter(isContent)) };
}

const isContent = (file) => /^content([\\/]|$)/.test(file);

/** What an editor keeps beside a file while it is open is nothing that was saved. */
const isSaved = (file) => !/(^|[\\/])\.|~$/.test(file);

function modifiedAt(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  // A folder's own time changes with every temporary file of an editor.
  return stat?.isFile() ? `${stat.mtimeMs} ${stat.size}` : '';
}
