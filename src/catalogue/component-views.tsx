import type { ComponentType } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { BrowserRegistry } from '#src/cms/hydration/activate.ts';
import { loadView } from '#src/cms/hydration/load-view.ts';
import { catalogueComponents } from './components.generated.ts';

interface ComponentViewProps {
  readonly page: { readonly language: Language };
}

/** Views of the components' examples, each named after component and example: `Button/kinds`. */
export const componentViews: Readonly<Record<string, ComponentType<ComponentViewProps>>> = Object.fromEntries(
  catalogueComponents.flatMap(({ name, examples }) =>
    Object.entries(examples).map(([example, Example]) => [
      `${name}/${example}`,
      ({ page: { language } }: ComponentViewProps) => <Example language={language} t={(text) => text[language]} />,
    ]),
  ),
);

/** Registry with which a browser hydrates the components' examples, as it hydrates widgets. */
export const componentRegistry: BrowserRegistry = {
  hasExamples: true,
  enhancements: {},
  views: () =>
    Promise.resolve(
      Object.fromEntries(
        Object.entries(componentViews).map(([name, View]) => [name, () => loadView(Promise.resolve(View))]),
      ),
    ),
};
