/** Parameters of a rendering with variants that stands in a full row. */
const VARIANT = { GridParameters: 'col-12', FieldNames: 'Default' };

/** Parameters of a rendering with a dynamic placeholder. */
const DYNAMIC = { GridParameters: 'col-12', DynamicPlaceholderId: '1' };

/** Parameters of a splitter with two parts. */
const SPLITTER = { ...DYNAMIC, EnabledPlaceholders: '1,2' };

/** Parameters that SXA's renderings have from their insertion, by the rendering's name. */
const PARAMS: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map<string, Readonly<Record<string, string>>>(
  [
    ['Title', VARIANT],
    ['RichText', VARIANT],
    ['LinkList', VARIANT],
    ['Navigation', VARIANT],
    ['Image', VARIANT],
    ['Promo', VARIANT],
    ['PageContent', VARIANT],
    ['Container', DYNAMIC],
    ['RowSplitter', SPLITTER],
    ['ColumnSplitter', { ...SPLITTER, ColumnWidth1: 'col-6', ColumnWidth2: 'col-6' }],
  ],
);

/**
 * Returns the parameters that SXA sends for a rendering of this name unless an author sets them; none for other names.
 * The SDK makes `styles` of them, which SXA's components read without a check, only where there is `FieldNames`.
 */
export const sxaParams = (name: string): Readonly<Record<string, string>> => PARAMS.get(name) ?? {};
