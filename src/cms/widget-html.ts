import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Island } from './hydration/island.ts';

/** A widget's HTML with holes for the widgets inside it, and its island. */
export interface WidgetHtml {
  /** HTML, or the index of the part that belongs there. */
  readonly pieces: readonly (string | number)[];
  readonly island?: Island;
}

/** Keeps the HTML of widgets by what it depends on, up to a number of characters; the least recently used goes first. */
class WidgetHtmlCache {
  readonly #html: LRUCache<string, WidgetHtml>;

  constructor(maxCharacters: number) {
    this.#html = new LRUCache<string, WidgetHtml>({ maxSize: maxCharacters, sizeCalculation: charactersOf });
  }

  /** Returns the HTML for the given dependencies; renders it when it is not kept. An error is not kept. */
  get(dependencies: readonly unknown[], render: () => WidgetHtml): WidgetHtml {
    const key = createHash('sha256').update(JSON.stringify(dependencies)).digest('base64');
    const known = this.#html.get(key);
    if (known) return known;
    const html = render();
    this.#html.set(key, html);
    return html;
  }
}

/** Characters of a hash and of what an entry itself needs. */
const ENTRY_CHARACTERS = 300;

const charactersOf = ({ pieces, island }: WidgetHtml): number =>
  pieces.reduce<number>((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), ENTRY_CHARACTERS) +
  (island ? JSON.stringify(island).length : 0);

/** HTML of widgets as pages without a query show them. */
export const widgetHtml = new WidgetHtmlCache(16_000_000);

/** HTML of widgets for queries; apart, because anybody can send any number of queries. */
export const queriedWidgetHtml = new WidgetHtmlCache(2_000_000);
