import { FieldError } from '#sitecore/definitions/template.ts';

/** A rendering whose component name belongs to no widget. */
export class UnknownWidgetError extends Error {
  override readonly name = 'UnknownWidgetError';

  constructor(widget: string) {
    super(`no widget is called ${widget}`);
  }
}

/** Reason why visitors do not see a widget, in terms that its author can act on. */
export type WidgetError =
  | { readonly kind: 'empty' | 'unreadable'; readonly field: string }
  | { readonly kind: 'unknown' | 'failed' | 'blank' };

/** Returns the reason behind an error that left a widget out; a field of a list item is named `List › Field`. */
export function widgetError(error: unknown): WidgetError {
  if (error instanceof UnknownWidgetError) return { kind: 'unknown' };
  if (!(error instanceof FieldError)) return { kind: 'failed' };
  const inner = widgetError(error.cause);
  return 'field' in inner
    ? { kind: inner.kind, field: `${error.field} › ${inner.field}` }
    : { kind: error.kind, field: error.field };
}
