import { z } from 'zod';
import type { Json, JsonObject } from '../json.ts';
import type { Language } from '../language.ts';

/** Lookups in the content tree for encoding a field as layout JSON. */
export interface EncodeScope {
  readonly language: Language;
  /** Returns a media file by its path below /-/media. */
  media(src: string): MediaFile;
  /** Returns the id of the page at a path of the site; undefined when there is none. */
  pageId(href: string): string | undefined;
  /** Returns an item's layout JSON, as lookups and multilists embed it. */
  item(path: string): JsonObject;
}

export interface MediaFile {
  readonly url: string;
  readonly name: string;
  readonly extension: string;
  readonly mimeType: string;
  readonly size: number;
  readonly width?: number;
  readonly height?: number;
}

/** Functions of the page that decoding layout JSON needs. */
export interface DecodeScope {
  /** Returns an internal href with the prefix of the page's language. */
  href(href: string): string;
  /** Returns the address of a picture or a file as the site serves it; by default as it is. */
  src?(address: string): string;
  /** Sanitizes an author's markup. */
  html(markup: string): string;
  /** Reports a value that is omitted. */
  report(problem: string): void;
  /** True where an author is shown what cannot be read, instead of a page without it. */
  readonly isStrict?: boolean;
  /** True where a required field may be empty, as in the draft of a form. */
  readonly allowsEmpty?: boolean;
}

/** A target of a field's content, which must exist. */
export interface Reference {
  readonly to: 'page' | 'media' | 'item';
  readonly path: string;
}

/** A field's content in one language, parsed. */
export interface FieldContent {
  readonly references: readonly Reference[];
  /** True when it has text in a language, so that each language needs its own value. */
  readonly isLocalized: boolean;
  json(scope: EncodeScope): Json;
}

/** An error of an author's value, with its path inside the value. */
export interface FieldDiagnostic {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

export type ReadContent =
  | { readonly ok: true; readonly content: FieldContent }
  | { readonly ok: false; readonly diagnostics: readonly FieldDiagnostic[] };

/** One of Sitecore's field kinds: parses an author's value, encodes it as layout JSON, and decodes that for a view. */
export interface FieldKind<View, Content = unknown> {
  /** Never set; carries the type of an author's value in one language. */
  readonly authored?: Content;
  readonly kind: string;
  /** Sitecore's name of the kind. */
  readonly sitecoreType: string;
  readonly required: boolean;
  /** Name of the field that is read where this one is empty or absent, as in items of another template. */
  readonly alias?: string;
  /** Schema of an author's value in one language, from which editors complete it. */
  readonly schema: z.ZodType;
  /** Returns the template of the listed items, the union of `templates`; absent for a field that lists none. */
  readonly items?: () => AnyTemplate;
  /** Returns the templates that a listed item may have, the default first; absent for a field that lists none. */
  readonly templates?: () => readonly [AnyTemplate, ...AnyTemplate[]];
  /**
   * The path in a site, `/items/offer-tags`, at or below which the items are that authors are offered, as Sitecore's Source;
   * absent for a field that takes any shared item of its template.
   */
  readonly source?: string;
  /** True when the items are the children of the item itself instead of a field's value. */
  readonly fromChildren?: true;
  /** False when authors edit the listed items at their own place: in editing they come without the editor's markup. */
  readonly editable?: false;
  /** The layout JSON of an empty field. */
  readonly empty: Json;
  read(raw: unknown): ReadContent;
  /** Decodes layout JSON into the view's value; throws a ZodError when the JSON has another shape. */
  decode(json: unknown, scope: DecodeScope): View;
}

/** A template without the types of its fields. */
export interface AnyTemplate {
  readonly name: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldKind<unknown>>>;
  readonly base: readonly AnyTemplate[];
  /** Returns the errors of an item as its file has it that no single field shows. */
  readonly check?: (authored: unknown) => readonly FieldDiagnostic[];
  /** Children of a new item, as a content file has them; by default one of the first template. */
  readonly newChildren?: Json;
}

export interface FieldOptions {
  /** Hides a rendering in which the field is empty. */
  readonly required?: boolean;
  /** Name of the field that is read where this one is empty or absent. */
  readonly alias?: string;
}

/** Parses an author's value with a schema; a diagnostic has its path inside the value. */
export function readWith<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  content: (value: z.output<S>) => FieldContent,
): ReadContent {
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, content: content(read.data) };
  return { ok: false, diagnostics: read.error.issues.map(({ path, message }) => ({ path, expected: message })) };
}

/**
 * Returns a field's layout JSON as an object: a Sitecore sends some fields as their bare value, and an empty one as null or nothing.
 */
export const asField = (json: unknown): unknown => {
  if (json === null || json === undefined) return {};
  return typeof json === 'object' ? json : { value: json };
};

/** A part of a field's layout JSON that is a text; any other value costs that part alone. */
export const textPart = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(undefined);

/** The editor's markup of a field, which a Sitecore sends in editing alone. */
export const editablePart = z.string().optional().catch(undefined);

/** Returns true for a text with letters, which belongs to a language. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
