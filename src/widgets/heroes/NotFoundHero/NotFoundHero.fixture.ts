import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './NotFoundHero.widget.ts';

const title = { ar: 'هذه القطعة ليست في مكانها', en: 'This piece has come loose' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: title } },
  full: {
    fields: {
      Code: { ar: 'خطأ ٤٠٤', en: 'Error 404' },
      Title: title,
      SubTitle: { ar: 'ربما تغيّر عنوان الصفحة أو حُذفت.', en: 'The page may have moved or been removed.' },
      Image: { src: 'scenes/not-found.svg', alt: '' },
      Links: [{ fields: { Link: { ar: { href: '/help', text: 'المساعدة' }, en: { href: '/help', text: 'Help' } } } }],
    },
  },
});
