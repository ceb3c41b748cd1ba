import { type Params, type ParamsView, readParams } from '#sitecore/definitions/params.ts';
import { readFields, type Rendering } from '#sitecore/definitions/rendering.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Fields, FieldsView } from '#sitecore/definitions/template.ts';
import { decodeScope } from './decode-scope.ts';

/** A node of JSON-LD in schema.org's terms. Nodes of a page with the same `@id` are one node; their lists are joined. */
export interface JsonLdNode {
  readonly '@type': string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

/** Facts about its page that a widget's structured data may contain. */
export interface StructuredDataPage {
  readonly language: Language;
  readonly title: string;
  /** Absolute URL of the page. */
  readonly url: string;
  /** Origin of the site: `https://www.rukn.example`. */
  readonly publicUrl: string;
}

/** Returns the nodes that a widget adds to its page's structured data, from its fields without text rules. */
export type StructuredData<W> = W extends { readonly rendering: Rendering<infer F, infer P> }
  ? (fields: FieldsView<F>, page: StructuredDataPage, params: ParamsView<P>) => readonly JsonLdNode[]
  : never;

/** Returns a widget's nodes from the fields and parameters of layout JSON; throws when one cannot be read. */
export type ReadStructuredData = (
  fields: unknown,
  page: StructuredDataPage,
  params?: Readonly<Record<string, unknown>>,
) => readonly JsonLdNode[];

/** Registers a widget's structured data. */
export const readStructuredData =
  <F extends Fields, P extends Params>(
    { rendering }: { readonly rendering: Rendering<F, P> },
    structuredData: (fields: FieldsView<F>, page: StructuredDataPage, params: ParamsView<P>) => readonly JsonLdNode[],
  ): ReadStructuredData =>
  (fields, page, params = {}) => {
    // The renderer reports what these fields omit.
    const scope = { ...decodeScope(page.language, { marks: false }), report: () => undefined };
    return structuredData(readFields(rendering, fields ?? {}, scope), page, readParams(rendering.params, params));
  };

/** Returns the path from the home page to a page, itself last. */
export const breadcrumbList = (crumbs: readonly { readonly title: string; readonly url: string }[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: url,
  })),
});
