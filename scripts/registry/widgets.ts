import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { projectPath, exportName, filesEnding, HEADER } from './files.ts';

const ENDING = '.widget.ts';

interface WidgetFile {
  readonly name: string;
  /** The widget's folder below src/widgets, `text/RichText`. */
  readonly folder: string;
  readonly client: string;
  readonly enhancement: boolean;
  readonly queryKeys: readonly string[];
  /** Set when its query holds what a visitor entered. */
  readonly queryIsPersonal: boolean;
  readonly icons: readonly string[] | undefined;
  readonly hasData: boolean;
  /** Set when the widget has a separate view for authors, which is not sent to visitors. */
  readonly hasEdited: boolean;
  /** Set when parts of its view are rendered by the server alone. */
  readonly hasStatic: boolean;
  readonly hasStructuredData: boolean;
  /** Set when it is a calculator with a submit button: the server calculates for browsers without scripts. */
  readonly hasSubmission: boolean;
}

const widgetModule = z.object({
  widget: z.object({
    client: z.enum(['none', 'interaction', 'visible', 'load']),
    enhancement: z.boolean(),
    queryKeys: z.array(z.string()),
    queryIsPersonal: z.boolean(),
    icons: z.optional(z.array(z.string())),
  }),
});

/** Returns every widget of src/widgets, read from its declaration. */
export async function widgetFiles(): Promise<WidgetFile[]> {
  return Promise.all(
    filesEnding(projectPath('src/widgets'), ENDING).map(async (file) => {
      const name = exportName(file, ENDING);
      const folder = dirname(file);
      const { widget } = widgetModule.parse(await import(projectPath('src/widgets', file)));
      return {
        name,
        folder,
        client: widget.client,
        enhancement: widget.enhancement,
        queryKeys: widget.queryKeys,
        queryIsPersonal: widget.queryIsPersonal,
        icons: widget.icons,
        hasData: existsSync(projectPath('src/widgets', folder, `${name}.server.ts`)),
        hasEdited: existsSync(projectPath('src/widgets', folder, `${name}.edited.tsx`)),
        hasStatic: existsSync(projectPath('src/widgets', folder, `${name}.static.tsx`)),
        hasSubmission: existsSync(projectPath('src/widgets', folder, `${name}.submit.tsx`)),
        hasStructuredData: existsSync(projectPath('src/widgets', folder, `${name}.structured-data.ts`)),
      };
    }),
  );
}

/** Returns the source of the server's registry: every widget with its view and, if it has one, its data loader. */
export function serverRegistry(widgets: readonly WidgetFile[]): string {
  const imports = widgets.flatMap(({ name, folder, hasData, hasEdited, hasStatic, hasSubmission }) => [
    ...(hasSubmission
      ? [
          `import { calculator as ${name}Calculator } from './${folder}/${name}.form.ts';`,
          `import { submission as ${name}Submission } from './${folder}/${name}.submit.tsx';`,
        ]
      : []),
    `import { ${name} } from './${folder}/${name}.tsx';`,
    `import { widget as ${name}Widget } from './${folder}/${name}${ENDING}';`,
    ...(hasEdited ? [`import { Edited${name} } from './${folder}/${name}.edited.tsx';`] : []),
    ...(hasStatic ? [`import { staticParts as ${name}Parts } from './${folder}/${name}.static.tsx';`] : []),
    ...(hasData ? [`import { staticProps as ${name}Data } from './${folder}/${name}.server.ts';`] : []),
  ]);
  const used = [
    widgets.some(({ hasData }) => !hasData) && 'register',
    widgets.some(({ hasData }) => hasData) && 'registerWithData',
    widgets.some(({ hasSubmission }) => hasSubmission) && 'registerWithServerData',
  ];
  const parts = widgets
    .filter(({ hasSubmission }) => hasSubmission)
    .map(({ name }) => `const ${name}Parts = calculatorParts(${name}Calculator, ${name}Submission);`);
  const calculators = widgets.some(({ hasSubmission }) => hasSubmission) && [
    `import { calculatorParts } from '#src/features/calculator/submit/calculator-parts.tsx';`,
  ];
  const entries = widgets.map(({ name, hasData, hasEdited, hasStatic, hasSubmission }) => {
    if (hasSubmission) {
      return `  ${name}: registerWithServerData({ widget: ${name}Widget, view: ${name}, ...${name}Parts }, ${name}Parts.serverData),`;
    }
    const registration = [
      `widget: ${name}Widget`,
      `view: ${name}`,
      ...(hasEdited ? [`edited: Edited${name}`] : []),
      ...(hasStatic ? [`staticParts: ${name}Parts`] : []),
    ].join(', ');
    return hasData
      ? `  ${name}: registerWithData({ ${registration} }, ${name}Data),`
      : `  ${name}: register({ ${registration} }),`;
  });
  return `${HEADER}import { ${[...used.filter(Boolean), 'type ServerRegistry'].join(', ')} } from '#src/cms/registered-widget.tsx';
${(calculators || []).join('\n')}
${imports.join('\n')}

${parts.join('\n')}

export const serverRegistry: ServerRegistry = {
${entries.join('\n')}
};
`;
}

/** Returns the source of the browser's registry: the enhancements of widgets, each in its own chunk. */
export function browserRegistry(widgets: readonly WidgetFile[]): string {
  const entries = widgets
    .filter(({ client, enhancement }) => client !== 'none' && enhancement)
    .map(({ name, folder }) => `    ${name}: () => import('./${folder}/${name}.enhance.ts'),`);
  return `${HEADER}import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';

export const browserRegistry: BrowserRegistry = {
  views: () => import('./registry.views.ts').then((module) => module.viewRegistry),
  enhancements: {
${entries.join('\n')}
  },
};
`;
}

/** Returns the source of the browser's registry of views: those of widgets that hydrate, each in its own chunk. */
export function viewRegistry(widgets: readonly WidgetFile[]): string {
  const entries = widgets
    .filter(({ client, enhancement }) => client !== 'none' && !enhancement)
    .map(
      ({ name, folder }) =>
        `  ${name}: () => loadView(import('./${folder}/${name}.tsx').then((module) => module.${name})),`,
    );
  return `${HEADER}import type { ActivateLoaders } from '#src/cms/hydration/activate.ts';
import { loadView } from '#src/cms/hydration/load-view.ts';

export const viewRegistry: ActivateLoaders = {
${entries.join('\n')}
};
`;
}

/** Returns the source of the query keys that widgets declare: a URL with one is rendered per request. */
export function queryKeys(widgets: readonly WidgetFile[]): string {
  const keysOf = (some: readonly WidgetFile[]) => new Set(some.flatMap(({ queryKeys: keys }) => keys));
  const keys = [...keysOf(widgets)].sort();
  const shared = keysOf(widgets.filter(({ queryIsPersonal }) => !queryIsPersonal));
  return `${HEADER}/** The query keys that change what a page shows. */
export const queryKeys: readonly string[] = ${JSON.stringify(keys)};

/** Those of them that only widgets read whose query holds what a visitor entered. */
export const personalQueryKeys: readonly string[] = ${JSON.stringify(keys.filter((key) => !shared.has(key)))};
`;
}

/** Returns the source of the registry of structured data: every widget that adds some to its page. */
export function structuredDataRegistry(widgets: readonly WidgetFile[]): string {
  const adding = widgets.filter(({ hasStructuredData }) => hasStructuredData);
  const imports = adding.flatMap(({ name, folder }) => [
    `import { structuredData as ${name}Data } from './${folder}/${name}.structured-data.ts';`,
    `import { widget as ${name} } from './${folder}/${name}${ENDING}';`,
  ]);
  return `${HEADER}import { type ReadStructuredData, readStructuredData } from '#src/cms/structured-data.ts';
${imports.join('\n')}

/** The structured data that widgets add to their page, by the name of the widget. */
export const structuredData: Readonly<Record<string, ReadStructuredData>> = {
${adding.map(({ name }) => `  ${name}: readStructuredData(${name}, ${name}Data),`).join('\n')}
};
`;
}

/** Returns the source of the icons that views may show in a browser besides those of their HTML. */
export function viewIcons(widgets: readonly WidgetFile[]): string {
  const declared = widgets.flatMap(({ name, icons }) => (icons ? [[name, icons]] : []));
  return `${HEADER}import type { IconName } from '#src/ui/icon/icon-names.ts';

/** Icons that views may show in a browser besides those of their HTML, by the name of the widget; others may show any. */
export const viewIcons: Readonly<Record<string, readonly IconName[]>> = ${JSON.stringify(Object.fromEntries(declared))};
`;
}
