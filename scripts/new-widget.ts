import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { widgetTemplate } from './new-widget/template.ts';

const USAGE = 'npm run new:widget -- <area>/<Name>   for example cards/FeeTable';

/** Writes the files of a new widget and lists it in the registries. */
function main(): number {
  const [address = ''] = process.argv.slice(2);
  if (!/^[a-z-]+\/[A-Z][A-Za-z0-9]+$/.test(address)) {
    console.error(USAGE);
    return 1;
  }
  const files = widgetTemplate(dirname(address), basename(address));
  const taken = Object.keys(files).filter((file) => existsSync(file));
  if (taken.length > 0) {
    console.error(`already exists: ${taken.join(', ')}`);
    return 1;
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(file);
  }
  const registry = join(import.meta.dirname, 'generate-registry.ts');
  return spawnSync(process.execPath, [registry], { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = main();
