import { FieldError } from '#sitecore/definitions/template.ts';

/** No widget has the name of a rendering. */
export class UnknownWidget extends Error {
  override readonly name = 'UnknownWidget';

  constructor(widget: string) {
    super(`no widget is called ${widget}`);
  }
}

/** Why visitors do not see a widget, as far as its author can do something about it. */
export type WidgetFault =
  { readonly kind: 'empty' | 'unreadable'; readonly field: string } | { readonly kind: 'unknown' | 'failed' | 'blank' };

/** What an error that left a widget out means to its author; a field of a listed item is named with its list. */
export function widgetFault(error: unknown): WidgetFault {
  if (error instanceof UnknownWidget) return { kind: 'unknown' };
  if (!(error instanceof FieldError)) return { kind: 'failed' };
  const inner = widgetFault(error.cause);
  return 'field' in inner
    ? { kind: inner.kind, field: `${error.field} › ${inner.field}` }
    : { kind: error.kind, field: error.field };
}
