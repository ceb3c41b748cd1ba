import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Store } from '../sitecore/platform/store/store.ts';
import { findPersonalData, knownTexts } from './search-logs/find-personal-data.ts';
import { storedTexts } from './search-logs/stored-texts.ts';

/** Most characters that are shown of a line. */
const SHOWN = 500;

/**
 * Searches the logs of a folder for personal data: names and numbers of the embedded store of DATA_DIR, and what has the form of one.
 * Prints each line that has some, and fails when there is one, or a log is empty.
 */
async function searchLogs(folder: string, dataDir: string): Promise<boolean> {
  const store = new Store({ dataDir });
  const known = knownTexts(await storedTexts(await store.db()));
  await store.close();
  const logs = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const empty = logs.filter(({ text }) => text.trim() === '');
  for (const { name } of empty) console.error(`${name}: nothing is logged`);
  const findings = logs.flatMap(({ name, text }) => {
    const lines = text.split('\n');
    return findPersonalData(text, known).map(({ line, kind, text: found }) => [
      `${name}:${line}: ${kind}: ${found}`,
      `  ${lines[line - 1]?.slice(0, SHOWN) ?? ''}`,
    ]);
  });
  for (const lines of findings) console.error(lines.join('\n'));
  console.log(`${logs.length} logs, ${findings.length} lines with personal data`);
  return logs.length > 0 && empty.length === 0 && findings.length === 0;
}

const [, , folder = ''] = process.argv;
process.exitCode = (await searchLogs(folder, process.env.DATA_DIR ?? '')) ? 0 : 1;
