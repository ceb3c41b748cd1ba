import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import type { WidgetError } from './widget-error.ts';

type RenderText = (widget: ReactNode, field: ReactNode) => ReactNode;

const TEXTS = {
  unknown: {
    ar: (widget) => <>لا يعرف الموقع مكوّنًا باسم «{widget}»، فلا يراه الزوار.</>,
    en: (widget) => <>The site has no component “{widget}”, so visitors do not see it.</>,
  },
  empty: {
    ar: (widget, field) => (
      <>
        لا يرى الزوار المكوّن «{widget}»: الحقل «{field}» مطلوب وهو فارغ.
      </>
    ),
    en: (widget, field) => (
      <>
        Visitors do not see “{widget}”: its field “{field}” is required and empty.
      </>
    ),
  },
  unreadable: {
    ar: (widget, field) => (
      <>
        لا يرى الزوار الحقل «{field}» في المكوّن «{widget}»: قيمته ليست مما يقبله.
      </>
    ),
    en: (widget, field) => (
      <>
        Visitors do not see the field “{field}” of “{widget}”: its value is none that this field can have.
      </>
    ),
  },
  failed: {
    ar: (widget) => <>لا يرى الزوار المكوّن «{widget}»: حدث خلل عند عرضه، وسُجّل للمطوّرين.</>,
    en: (widget) => <>Visitors do not see “{widget}”: it failed, and the developers’ log says how.</>,
  },
  blank: {
    ar: (widget) => <>ليس في المكوّن «{widget}» ما يُعرض بعد.</>,
    en: (widget) => <>There is nothing in “{widget}” to show yet.</>,
  },
} satisfies Record<WidgetError['kind'], Record<Language, RenderText>>;

interface AuthorNoticeProps {
  readonly widget: string;
  readonly error: WidgetError;
  readonly language: Language;
}

/** Renders a notice in place of a widget that visitors do not see as it should be, so that its author can select and correct it. */
export function AuthorNotice({ widget, error, language }: AuthorNoticeProps) {
  const renderText: RenderText = TEXTS[error.kind][language];
  return (
    <p
      role="alert"
      className="sc-jss-editing-error wrap my-4 border border-danger bg-danger-ground p-4 text-sm text-danger firm-md"
    >
      {renderText(<bdi>{widget}</bdi>, 'field' in error && <bdi>{error.field}</bdi>)}
    </p>
  );
}
