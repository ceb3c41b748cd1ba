import type { LayoutServiceData } from '@sitecore-jss/sitecore-jss-nextjs';
import type { Language } from '#sitecore/definitions/language.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';

/** Placeholders of the widgets that are a page's header or footer; all others are in its main part. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  Header: 'headless-header',
  FlagshipHead: 'headless-header',
  Footer: 'headless-footer',
  FlagshipFoot: 'headless-footer',
};

/** Returns the layout of a page that has one example. */
export function exampleLayout(example: PlacedFixture, language: Language): LayoutServiceData {
  const placeholder = PLACEHOLDERS[example.rendering.name] ?? 'headless-main';
  const layout: unknown = {
    sitecore: {
      context: { pageEditing: false, language, site: { name: 'catalogue' } },
      route: { name: 'example', placeholders: { [placeholder]: [fixtureJson(example, language)] } },
    },
  };
  if (!isLayout(layout)) throw new Error('an example must be a layout');
  return layout;
}

const isLayout = (value: unknown): value is LayoutServiceData =>
  typeof value === 'object' && value !== null && 'sitecore' in value;
