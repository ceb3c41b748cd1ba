import type { Json, JsonObject } from '#sitecore/definitions/json.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { Item, PlacedRendering } from '../content/tree.ts';
import type { MarkField } from './item-encoder.ts';

/** Adds an editor's marks to one layout. */
export interface LayoutMarks {
  readonly field: MarkField;
  /** Returns a placeholder's elements between the editor's marks. */
  placeholder(context: PlaceholderContext, elements: readonly Json[]): Json[];
  /** Returns a rendering between the editor's marks. */
  rendering(context: RenderingContext, json: JsonObject): Json[];
}

export interface PlaceholderContext {
  readonly name: string;
  /** The placeholder's name at the top of the page; inside a rendering `/outer/name-{uid of the rendering}`. */
  readonly key: string;
  readonly page: Item;
  readonly language: Language;
}

export interface RenderingContext {
  readonly placed: PlacedRendering;
  readonly datasource: Item | undefined;
  readonly page: Item;
  readonly language: Language;
}
