import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import encodeQR from 'qr';
import type { Language } from '#sitecore/definitions/language.ts';
import { printableText } from './printable-text.ts';

/** Content of a document's file in one language. */
export interface DocumentContent {
  readonly language: Language;
  readonly title: string;
  readonly bank: string;
  readonly footer: string;
  /** `{page}` and `{pages}` stand for numbers. */
  readonly pageLabel: string;
  readonly issued: string;
  readonly paragraphs: readonly string[];
  readonly factsTitle: string;
  /** Heads of the table's two columns. */
  readonly heads: readonly [string, string];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Sections after the facts, each with a heading. */
  readonly sections?: readonly { readonly title: string; readonly text: string }[];
  /** A table after them, as wide as the page. */
  readonly table?: {
    readonly title: string;
    readonly heads: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly check?: DocumentCheck;
}

/** The part of a document that leads back to the page which checks it. */
interface DocumentCheck {
  readonly title: string;
  readonly text: string;
  /** Text alternative of the code. */
  readonly codeText: string;
  readonly referenceLabel: string;
  readonly reference: string;
  /** URL of the code. */
  readonly url: string;
}

const FOLDER = import.meta.dirname;

let compiler: NodeCompiler | undefined;

/** Typst falls back to fonts of the system unless its templates forbid it; ours has the fonts of this folder only. */
const openCompiler = (): NodeCompiler =>
  (compiler ??= NodeCompiler.create({ workspace: FOLDER, fontArgs: [{ fontPaths: [join(FOLDER, 'fonts')] }] }));

/** Returns a document as a tagged PDF (PDF/UA-1) with real text. Texts are data of the template, never a part of it. */
export function renderDocument({ check, ...content }: DocumentContent): Uint8Array {
  const checked = check && { check: { ...check, code: codeOf(check.url) } };
  const data = JSON.stringify({ sections: [], ...content, ...checked }, printable);
  const typst = openCompiler();
  const pdf = typst.pdf({ mainFilePath: join(FOLDER, 'document.typ'), inputs: { data } }, { pdfStandard: UA_1 });
  typst.evictCache(CACHED_DOCUMENTS);
  return new Uint8Array(pdf);
}

/** Typst refuses a text with a character that no font has, and writes words with marks twice into the text of a PDF. */
const printable = (_: string, value: unknown): unknown => (typeof value === 'string' ? printableText(value) : value);

// The package declares an enum that has no value at run time.
const UA_1 = 'ua-1';

/** Compilations after which a cached part of a document is dropped. */
const CACHED_DOCUMENTS = 10;

/** Returns the modules of a QR code, a text of 0 and 1 for each row. */
function codeOf(url: string): string[] {
  // The template leaves the quiet border, of which the library makes one module at least.
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 1 }).slice(1, -1);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .map((isDark) => (isDark ? '1' : '0'))
      .join(''),
  );
}
