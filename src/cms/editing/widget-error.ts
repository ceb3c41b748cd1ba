import { FieldError } from '#sitecore/definitions/template.ts';

/** No widget has the name of a rendering. */
export class UnknownWidgetError extends Error {
  override readonly name = 'UnknownWidgetError';

  constructor(widget: string) {
    super(`no widget is called ${widget}`);
  }
}

/** Why visitors do not see a widget, as far as its author can do something about it. */
export type WidgetError =
  { readonly kind: 'empty' | 'unreadable'; readonly field: string } | { readonly kind: 'unknown' | 'failed' | 'blank' };

/** What an error that left a widget out means to its author; a field of a listed item is named with its list. */
export function widgetError(error: unknown): WidgetError {
  if (error instanceof UnknownWidgetError) return { kind: 'unknown' };
  if (!(error instanceof FieldError)) return { kind: 'failed' };
  const inner = widgetError(error.cause);
  return 'field' in inner
    ? { kind: inner.kind, field: `${error.field} › ${inner.field}` }
    : { kind: error.kind, field: error.field };
}
