import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import formatting from '../oxfmt.config.ts';
import { catalogueComponents, catalogueWidgets } from './registry/catalogue.ts';
import { contentSchemaFiles } from './registry/content-schemas.ts';
import { definitionsRegistry } from './registry/definitions.ts';
import { dictionaryKeys } from './registry/dictionary.ts';
import { browserDocuments } from './registry/documents.ts';
import { projectPath } from './registry/files.ts';
import {
  browserRegistry,
  queryKeys,
  serverRegistry,
  structuredDataRegistry,
  viewIcons,
  viewRegistry,
  widgetFiles,
} from './registry/widgets.ts';

/** Writes the registries; with `--check` only lists those out of date. */
async function main(): Promise<void> {
  const widgets = await widgetFiles();
  const registries = {
    'sitecore/definitions/registry.ts': definitionsRegistry(),
    'src/catalogue/components.generated.ts': catalogueComponents(),
    'src/catalogue/widgets.generated.ts': catalogueWidgets(),
    'src/i18n/dictionary-keys.ts': dictionaryKeys(),
    'src/queries/documents.server.ts': await browserDocuments(),
    'src/widgets/registry.server.ts': serverRegistry(widgets),
    'src/widgets/query-keys.ts': queryKeys(widgets),
    'src/widgets/registry.browser.ts': browserRegistry(widgets),
    'src/widgets/registry.views.ts': viewRegistry(widgets),
    'src/widgets/structured-data.ts': structuredDataRegistry(widgets),
    'src/widgets/view-icons.ts': viewIcons(widgets),
  };
  // The schemas are generated from the registry of definitions.
  const stale = [...(await update(registries)), ...(await update(await contentSchemaFiles()))];
  if (!process.argv.includes('--check') || stale.length === 0) return;
  console.error(`out of date: ${stale.join(', ')}; npm run registry updates them`);
  process.exitCode = 1;
}

/** Writes the files whose text differs, unless they are only checked; returns their names. */
async function update(files: Readonly<Record<string, string>>): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, source] of Object.entries(files)) {
    const { code: text, errors } = await format(file, source, formatting);
    if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(', ')}`);
    const path = projectPath(file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    stale.push(file);
    if (!process.argv.includes('--check')) writeFileSync(path, text);
  }
  return stale;
}

await main();
