import { basename, dirname } from 'node:path';
import { exportName, filesEnding, HEADER, projectPath } from './files.ts';

const FIXTURE = '.fixture.ts';
const EXAMPLES = '.examples.tsx';

/** Returns the source of the catalogue's list of widgets, from every `<Name>.fixture.ts`. */
export function catalogueWidgets(): string {
  const widgets = filesEnding(projectPath('src/widgets'), FIXTURE).map((file) => ({
    name: exportName(file, FIXTURE),
    folder: dirname(file),
  }));
  const imports = widgets.flatMap(({ name, folder }) => [
    `import { fixtures as ${name}Fixtures } from '../widgets/${folder}/${name}${FIXTURE}';`,
    `import { widget as ${name} } from '../widgets/${folder}/${name}.widget.ts';`,
  ]);
  const entries = widgets.map(
    ({ name, folder }) => `  { folder: '${folder}', widget: ${name}, fixtures: ${name}Fixtures },`,
  );
  return `${HEADER}import type { CatalogueWidget } from './entries.ts';
${imports.join('\n')}

/** Every widget with its examples. */
export const catalogueWidgets: readonly CatalogueWidget[] = [
${entries.join('\n')}
];
`;
}

/** Returns the source of the catalogue's list of components, from every `<Name>.examples.tsx`. */
export function catalogueComponents(): string {
  const components = filesEnding(projectPath('src/ui'), EXAMPLES).map((file) => ({
    name: basename(file, EXAMPLES),
    folder: dirname(file),
  }));
  const imports = components.map(
    ({ name, folder }) => `import { examples as ${name} } from '../ui/${folder}/${name}${EXAMPLES}';`,
  );
  const entries = components.map(
    ({ name, folder }) => `  { folder: '${folder}', name: '${name}', examples: ${name} },`,
  );
  return `${HEADER}import type { CatalogueComponent } from './entries.ts';
${imports.join('\n')}

/** Every component of src/ui with its examples. */
export const catalogueComponents: readonly CatalogueComponent[] = [
${entries.join('\n')}
];
`;
}
