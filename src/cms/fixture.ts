import { type Authored, encodeAuthored } from '#sitecore/definitions/authored.ts';
import { guidOf } from '#sitecore/definitions/guid.ts';
import type { Json } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { type Params, type ParamsView } from '#sitecore/definitions/params.ts';
import { fieldsOf, type Rendering } from '#sitecore/definitions/rendering.ts';
import type { Fields } from '#sitecore/definitions/template.ts';
import type { Widget } from './widget.ts';

/** A named example of a widget: an author's input, both languages side by side. */
export interface Fixture<F extends Fields = Fields, P extends Params = Params> {
  readonly fields?: Authored<F>;
  readonly params?: Partial<ParamsView<P>>;
  /** Content of the widget's placeholders. */
  readonly placeholders?: Readonly<Record<string, readonly PlacedFixture[]>>;
}

/** An example together with its rendering. */
export interface PlacedFixture {
  readonly rendering: Rendering;
  readonly fixture: Fixture;
}

/** Declares a widget's examples, for its tests, the invariants over all widgets, and test pages. */
export function defineFixtures<F extends Fields, P extends Params, const N extends string>(
  { rendering }: Widget<F, P>,
  fixtures: Readonly<Record<N, Fixture<F, P>>>,
): Readonly<Record<N, PlacedFixture>> {
  const placed = Object.entries<Fixture<F, P>>(fixtures).map(([name, fixture]) => [name, { rendering, fixture }]);
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the names are those of the examples, which fromEntries cannot tell
  return Object.fromEntries(placed) as Record<N, PlacedFixture>;
}

/** An example as layout JSON. */
export interface RenderingFixture {
  readonly uid: string;
  readonly componentName: string;
  readonly dataSource: string;
  readonly params: Readonly<Record<string, string>>;
  readonly fields: Json;
  readonly placeholders?: Readonly<Record<string, readonly RenderingFixture[]>>;
}

/** Returns an example as the layout service would send it. */
export function fixtureJson(
  { rendering, fixture }: PlacedFixture,
  language: Language,
  position = '1',
): RenderingFixture {
  const { fields = {}, params = {}, placeholders = {} } = fixture;
  const inner = Object.entries(placeholders).map(([name, placed]): [string, RenderingFixture[]] => [
    name,
    placed.map((one, index) => fixtureJson(one, language, `${position}/${name}/${index + 1}`)),
  ]);
  return {
    uid: guidOf(`fixture/${position}/${rendering.name}`),
    componentName: rendering.name,
    dataSource: `{${guidOf(`datasource/${position}`).toUpperCase()}}`,
    params: storedParams(rendering, params),
    fields: fieldsOf(rendering, encodeAuthored(rendering.fields, fields, scopeOf(language))),
    ...(inner.length > 0 && { placeholders: Object.fromEntries(inner) }),
  };
}

function storedParams({ name, params }: Rendering, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const stored = Object.entries(given).flatMap(([key, value]): [string, string][] => {
    if (value === undefined) return [];
    const read = params[key]?.store(value) ?? { expected: 'a parameter that the rendering has' };
    if ('expected' in read) throw new Error(`${name}: ${key}: expected ${read.expected}`);
    return [[key, read.stored]];
  });
  return Object.fromEntries(stored);
}

const scopeOf = (language: Language) => ({
  language,
  media: (src: string) => ({
    url: `/-/media/${src}`,
    name: src,
    extension: src.slice(src.lastIndexOf('.') + 1),
    mimeType: 'image/svg+xml',
    size: 1,
    width: 640,
    height: 480,
  }),
  pageId: () => undefined,
  item: (): never => {
    throw new Error('examples write their items inline');
  },
});
