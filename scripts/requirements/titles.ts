import ts from 'typescript';

/** A title as far as it is static: holes stand for what is filled in when the test runs. */
export type Title = { readonly text: string; readonly holes: readonly string[] };

/** Stands in a title's text where a value is filled in when the test runs. */
export const HOLE = '\u0000';

const TABLE_PLACEHOLDER = /%[sdifjoOc#]|\$[\w.]+/g;

/** Reads the static text of a title; what is computed becomes a hole that keeps its source. */
export function readTitle(node: ts.Expression | undefined, isTable: boolean): Title {
  if (node === undefined) return { text: '', holes: [] };
  if (ts.isTemplateExpression(node)) {
    const text = node.templateSpans.reduce((sum, span) => sum + HOLE + span.literal.text, node.head.text);
    return { text, holes: node.templateSpans.map((span) => span.expression.getText()) };
  }
  if (!ts.isStringLiteralLike(node)) return { text: HOLE, holes: [node.getText()] };
  if (!isTable) return { text: node.text, holes: [] };
  return { text: node.text.replace(TABLE_PLACEHOLDER, HOLE), holes: node.text.match(TABLE_PLACEHOLDER) ?? [] };
}
