import type { Json } from '#sitecore/definitions/json.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Navigation.widget.ts';

const page = (Href: string, title: string, Children: readonly Json[] = [], Styles: readonly string[] = []): Json => ({
  Id: `page${Href}`,
  Styles: [...Styles],
  Href,
  Querystring: '',
  DisplayName: title,
  NavigationTitle: { value: title },
  Children: [...Children],
});

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      pages: {
        ar: [
          page('/personal', 'الأفراد', [page('/personal/cards', 'البطاقات')]),
          page('/business', 'الأعمال', [], ['active']),
        ],
        en: [
          page('/personal', 'Personal', [page('/personal/cards', 'Cards')]),
          page('/business', 'Business', [], ['active']),
        ],
      },
    },
  },
  horizontal: {
    params: { Styles: 'list-horizontal' },
    fields: {
      pages: {
        ar: [page('/personal', 'الأفراد'), page('/business', 'الأعمال')],
        en: [page('/personal', 'Personal'), page('/business', 'Business')],
      },
    },
  },
});
