import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './Breadcrumbs.widget.ts';

const crumb = (displayName: string, path: string) => ({ displayName, url: { path } });

export const fixtures = defineFixtures(widget, {
  home: { fields: { data: { item: { displayName: 'الرئيسية', ancestors: [] } } } },
  full: {
    fields: {
      data: {
        ar: {
          item: {
            displayName: 'حساب جاري',
            ancestors: [crumb('الحسابات', '/personal/accounts'), crumb('الأفراد', '/personal'), crumb('الرئيسية', '/')],
          },
        },
        en: {
          item: {
            displayName: 'Current account',
            ancestors: [crumb('Accounts', '/personal/accounts'), crumb('Personal', '/personal'), crumb('Home', '/')],
          },
        },
      },
    },
  },
});
