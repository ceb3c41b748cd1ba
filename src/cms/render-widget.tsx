import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Language } from '#sitecore/definitions/language.ts';
import { withTextRules } from '#src/i18n/marked-jsx/mark-children.ts';
import { AuthorNotice } from './editing/AuthorNotice.tsx';
import { type WidgetError, widgetError } from './editing/widget-error.ts';
import { type EmptyContent, EmptyWidget } from './empty-widget.tsx';
import { splitAtHoles } from './html-holes.ts';
import { type Island, slotId } from './hydration/island.ts';
import { Slot } from './hydration/Slot.tsx';
import type { PageNode } from './page-tree.tsx';
import type { PreparedWidget, Slots } from './registered-widget.tsx';
import type { PageFacts } from './widget.ts';
import type { WidgetHtml } from './widget-html.ts';

/** Renders a widget of a page as visitors or, on an edited page, its author sees it: texts as written there. */
export const renderWidget = (node: PageNode, prepare: () => PreparedWidget, page: PageFacts): WidgetHtml =>
  withTextRules(page.state === 'edit' ? undefined : page.language, () => render(node, prepare(), page));

function render(node: PageNode, widget: PreparedWidget, page: PageFacts): WidgetHtml {
  const { uid } = node;
  const hydrates = widget.props !== undefined && page.state !== 'edit';
  const contents = new Map([
    ...Object.entries(node.slots),
    ...Object.entries(widget.staticParts).map(([slot, part]) => [slot, renderToStaticMarkup(part)] as const),
  ]);
  const slots: Slots = Object.fromEntries(
    [...contents].map(([slot, html]) => [slot, <Slot key={slot} id={hydrates ? slotId(uid, slot) : ''} html={html} />]),
  );
  if (page.state === 'edit') {
    const html = renderToStaticMarkup(widget.element(slots));
    return html === '' ? renderNotice(node, { kind: 'blank' }, page) : inFrame(node, html);
  }
  const { name, client, props, whenEmpty } = widget;
  const html =
    client === 'none'
      ? renderToStaticMarkup(widget.element(slots))
      : renderToString(widget.element(slots), { identifierPrefix: uid });
  if (html === '') return renderEmpty(node, whenEmpty, page);
  if (client === 'none') return inFrame(node, html);
  const island: Island = { widget: name, client, ...(props && { view: { slots: [...contents.keys()], props } }) };
  return { ...inFrame(node, html, uid), island };
}

/** Renders what visitors read in place of a widget that lacks its content. */
export const renderEmpty = (node: PageNode, content: EmptyContent, { language }: PageFacts): WidgetHtml =>
  inFrame(node, renderToStaticMarkup(<EmptyWidget content={content} language={language} />));

/** Renders the notice that an author sees in place of a widget. */
const renderNotice = (node: PageNode, error: WidgetError, page: PageFacts): WidgetHtml =>
  inFrame(node, noticeHtml(node.rendering.componentName, error, page.language));

const noticeHtml = (widget: string, error: WidgetError, language: Language): string =>
  renderToStaticMarkup(<AuthorNotice widget={widget} error={error} language={language} />);

/** Renders the notice of a failed widget. */
export const renderFailure = (node: PageNode, error: unknown, page: PageFacts): WidgetHtml =>
  renderNotice(node, widgetError(error), page);

/** Returns a widget's HTML in the element that names it; `island` is the uid of one that hydrates. */
function inFrame({ rendering }: PageNode, html: string, island?: string): WidgetHtml {
  const frame = renderToStaticMarkup(
    <div
      className="contents"
      data-widget={rendering.componentName}
      {...(island !== undefined && { 'data-island': island })}
      dangerouslySetInnerHTML={{ __html: html }}
    />,
  );
  return { pieces: splitAtHoles(frame) };
}
