import { z } from 'zod';
import { textParam } from './params.ts';

/** Parameters of every rendering of SXA. */
export const sxaParams = {
  // Its part of twelve columns, as Bootstrap names it: col-12 col-lg-6.
  GridParameters: textParam(),
  // Names of styles: position-center indent.
  Styles: textParam(),
  // The fragment of links to this block, without #.
  RenderingIdentifier: textParam(),
} as const;

/** Parameters of SXA's renderings that have variants. */
export const variantParams = { ...sxaParams, FieldNames: textParam() } as const;

/** Parameters of SXA's renderings with placeholders of their own. */
export const dynamicParams = { ...sxaParams, DynamicPlaceholderId: textParam() } as const;

/** Numbers of the parts that SXA's splitters may have. */
const PARTS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Returns a parameter for each part of a splitter: Styles1 to Styles8. */
const partParams = <const Name extends string>(name: Name) =>
  z
    .custom<Readonly<Record<`${Name}${(typeof PARTS)[number]}`, ReturnType<typeof textParam>>>>()
    .parse(Object.fromEntries(PARTS.map((part) => [`${name}${part}`, textParam()])));

/** Parameters of SXA's splitters. */
export const splitterParams = {
  ...dynamicParams,
  // Numbers of the parts that are shown, in their order: 1,2.
  EnabledPlaceholders: textParam(),
  ...partParams('Styles'),
} as const;

/** Parameters of SXA's splitter into columns: each with its part of twelve columns. */
export const columnParams = { ...splitterParams, ...partParams('ColumnWidth') } as const;

/** Returns the placeholders of a splitter: column-1-{*} to column-8-{*}. */
export const partPlaceholders = (kind: 'column' | 'row'): readonly string[] =>
  PARTS.map((part) => `${kind}-${part}-{*}`);
