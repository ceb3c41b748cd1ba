import { readFileSync } from 'node:fs';
import { projectPath, exportName, filesEnding, HEADER } from './files.ts';

const EXPORTED_TEMPLATE = /^export const (\w+) = (?:template|extendTemplate)\(/gm;

/** Returns the source of the list of all renderings and shared templates. */
export function definitionsRegistry(): string {
  const renderings = filesEnding(projectPath('sitecore/definitions/renderings'), '.ts').map((file) => ({
    name: exportName(file, '.ts'),
    path: `./renderings/${file}`,
  }));
  const templates = filesEnding(projectPath('sitecore/definitions/templates'), '.ts').map((file) => ({
    names: [
      ...readFileSync(projectPath('sitecore/definitions/templates', file), 'utf8').matchAll(EXPORTED_TEMPLATE),
    ].map(([, name = '']) => name),
    path: `./templates/${file}`,
  }));
  return `${HEADER}import type { AnyTemplate } from './fields/kind.ts';
import type { Rendering } from './rendering.ts';
${renderings.map(({ name, path }) => `import { ${name} } from '${path}';`).join('\n')}
${templates.map(({ names, path }) => `import { ${names.join(', ')} } from '${path}';`).join('\n')}

/** Every rendering that an author can place. */
export const renderings: readonly Rendering[] = [
${renderings.map(({ name }) => `  ${name},`).join('\n')}
];

/** Every template that items of their own can have: the shared ones and those of datasources. */
export const templates: readonly AnyTemplate[] = [
${templates.flatMap(({ names }) => names.map((name) => `  ${name},`)).join('\n')}
  ...renderings.flatMap(({ datasource }) => datasource ?? []),
];
`;
}
