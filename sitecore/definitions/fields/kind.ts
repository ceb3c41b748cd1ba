import { type z } from 'zod';
import type { Json, JsonObject } from '../json.ts';
import type { Language } from '../language.ts';

/** What a field's content needs from the tree when it becomes layout JSON. */
export interface EncodeScope {
  readonly language: Language;
  /** A media file by its path below /-/media. */
  media(src: string): MediaFile;
  /** The id of the page at an address of the site, if it is one. */
  pageId(href: string): string | undefined;
  /** An item of the tree as lookups and multilists carry it. */
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

/** What a view needs done to the values that layout JSON carries. */
export interface DecodeScope {
  /** An internal address with the prefix of the page's language. */
  href(href: string): string;
  /** Markup written by an author, made safe. */
  html(markup: string): string;
  /** A text as markup, where its language writes parts of it in a way of their own; undefined where it does not. */
  mark?(text: string): string | undefined;
  /** Tells whoever reads the log of a value that is left out. */
  report(problem: string): void;
}

/** Something a field's content points at, which must exist. */
export interface Reference {
  readonly to: 'page' | 'media' | 'item';
  readonly path: string;
}

/** A field's content in one language, read and ready to be encoded. */
export interface FieldContent {
  readonly references: readonly Reference[];
  /** Whether it carries words, so that each language needs its own. */
  readonly isLocalized: boolean;
  json(scope: EncodeScope): Json;
}

interface FieldDiagnostic {
  readonly path: readonly PropertyKey[];
  readonly expected: string;
}

export type ReadContent =
  | { readonly ok: true; readonly content: FieldContent }
  | { readonly ok: false; readonly diagnostics: readonly FieldDiagnostic[] };

/** One of Sitecore's field kinds: reads what an author wrote, encodes it as layout JSON, decodes that for a view. */
export interface FieldKind<View, Content = unknown> {
  /** Never there: carries the type of what an author writes in one language. */
  readonly authored?: Content;
  readonly kind: string;
  /** Sitecore's own name of the kind. */
  readonly sitecoreType: string;
  readonly required: boolean;
  /** The template of the items that the field lists, where it lists items. */
  readonly items?: () => AnyTemplate;
  /** Whether the items are the children of the item itself instead of a field's value. */
  readonly fromChildren?: true;
  /** The layout JSON of a field that no author has filled. */
  readonly empty: Json;
  read(raw: unknown): ReadContent;
  /** Layout JSON in, the view's value out; throws a ZodError when the JSON has another shape. */
  decode(json: unknown, scope: DecodeScope): View;
}

/** The part of a template that field kinds need to know of it. */
export interface AnyTemplate {
  readonly name: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, FieldKind<unknown>>>;
  readonly base: readonly AnyTemplate[];
}

export interface FieldOptions {
  /** A rendering whose field of this name is empty is not shown. */
  readonly required?: boolean;
}

/** Reads an author's value with a schema and tells every fault with its place inside the value. */
export function readWith<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  content: (value: z.output<S>) => FieldContent,
): ReadContent {
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, content: content(read.data) };
  return { ok: false, diagnostics: read.error.issues.map(({ path, message }) => ({ path, expected: message })) };
}

/** Whether a text has letters, that is, whether it belongs to a language. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
