import type { Authored } from '#sitecore/definitions/authored.ts';
import { perLanguage } from '#sitecore/definitions/language.ts';
import { rendering } from '#sitecore/definitions/rendering.ts';
import { page } from '#sitecore/definitions/templates/page.ts';
import { fixtureJson, type PlacedFixture } from '#src/cms/fixture.ts';

type Placeholder = 'headless-header' | 'headless-main' | 'headless-footer';

/** One example, several in reading order, or the examples of each placeholder. */
export type Widgets =
  | PlacedFixture
  | readonly PlacedFixture[]
  | Readonly<Partial<Record<Placeholder, readonly PlacedFixture[]>>>;

/** The fields of the page itself, as an author writes them. */
export type PageFields = Authored<typeof page.fields>;

const TITLE = { ar: 'صفحة اختبار', en: 'A page of a test' };

const pageRendering = rendering('Page', { datasource: page });

/** Returns a page in both languages, as the layout service has it. */
export const testPage = (widgets: Widgets, fields: PageFields = {}) =>
  perLanguage((language) => ({
    fields: fixtureJson({ rendering: pageRendering, fixture: { fields: { Title: TITLE, ...fields } } }, language)
      .fields,
    placeholders: Object.fromEntries(
      Object.entries(byPlaceholder(widgets)).map(([name, examples]) => [
        name,
        examples.map((example, index) => fixtureJson(example, language, `${name}/${index + 1}`)),
      ]),
    ),
  }));

function byPlaceholder(widgets: Widgets): Readonly<Record<string, readonly PlacedFixture[]>> {
  if (isList(widgets)) return { 'headless-main': widgets };
  return 'rendering' in widgets ? { 'headless-main': [widgets] } : widgets;
}

const isList = (widgets: Widgets): widgets is readonly PlacedFixture[] => Array.isArray(widgets);
