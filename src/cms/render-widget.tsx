import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { AuthorNotice } from './editing/AuthorNotice.tsx';
import { type WidgetError, widgetError } from './editing/widget-error.ts';
import { splitAtHoles } from './html-holes.ts';
import { type Island, slotId } from './hydration/island.ts';
import { Slot } from './hydration/Slot.tsx';
import type { PageNode } from './page-tree.tsx';
import type { PreparedWidget, Slots } from './registered-widget.tsx';
import { type HtmlPiece, type MarkingMode, markPieces } from './text-rules/mark-html.ts';
import type { PageFacts } from './widget.ts';
import type { WidgetHtml } from './widget-html.ts';

/** Renders a widget of a page as visitors or, on an edited page, its author sees it. */
export function renderWidget(node: PageNode, widget: PreparedWidget, page: PageFacts, mode: MarkingMode): WidgetHtml {
  const { uid } = node;
  const contents = new Map([
    ...Object.entries(node.slots),
    ...Object.entries(widget.staticParts).map(([slot, part]) => [slot, renderToStaticMarkup(part)] as const),
  ]);
  const slots: Slots = Object.fromEntries(
    [...contents].map(([slot, html]) => [slot, <Slot key={slot} id={slotId(uid, slot)} html={html} />]),
  );
  if (page.state === 'edit') {
    const html = renderToStaticMarkup(widget.element(slots));
    return html === '' ? renderNotice(node, { kind: 'blank' }, page) : inFrame(node, html, page, mode);
  }
  const { name, client, props } = widget;
  if (client === 'none') return inFrame(node, renderToStaticMarkup(widget.element(slots)), page, mode);
  const html = renderToString(widget.element(slots), { identifierPrefix: uid });
  const island: Island = { widget: name, client, ...(props && { view: { slots: [...contents.keys()], props } }) };
  return { ...inFrame(node, html, page, mode, uid), island };
}

/** Renders the notice that an author sees in place of a widget. */
const renderNotice = (node: PageNode, error: WidgetError, page: PageFacts): WidgetHtml =>
  inFrame(node, noticeHtml(node.rendering.componentName, error, page.language), page, 'alone');

const noticeHtml = (widget: string, error: WidgetError, language: Language): string =>
  renderToStaticMarkup(<AuthorNotice widget={widget} error={error} language={language} />);

/** Renders the notice of a failed widget. */
export const renderFailure = (node: PageNode, error: unknown, page: PageFacts): WidgetHtml =>
  renderNotice(node, widgetError(error), page);

/** Returns a widget's HTML in the element that names it; `island` is the uid of one that hydrates. */
function inFrame(
  { rendering }: PageNode,
  html: string,
  page: PageFacts,
  mode: MarkingMode,
  island?: string,
): WidgetHtml {
  const frame = renderToStaticMarkup(
    <div
      className="contents"
      data-widget={rendering.componentName}
      {...(island !== undefined && { 'data-island': island })}
      dangerouslySetInnerHTML={{ __html: html }}
    />,
  );
  return { pieces: piecesOf(frame, page, mode) };
}

/** Splits HTML at its holes, with the text rules applied unless an author edits the page. */
export const piecesOf = (html: string, { state, language }: PageFacts, mode: MarkingMode): readonly HtmlPiece[] =>
  state === 'edit'
    ? splitAtHoles(html).map((piece) => (typeof piece === 'string' ? piece : { part: piece, mode }))
    : markPieces(html, language, mode);
