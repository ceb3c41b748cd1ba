import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './LargeContactCard.widget.ts';

const title = { ar: 'زر أقرب فرع', en: 'Visit a branch' };

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title: title } },
  full: {
    fields: {
      Image: { src: 'covers/cover-city.svg', alt: '' },
      Title: title,
      SubTitle: { ar: '٢١٤ فرعاً في ١٤ مدينة', en: '214 branches in 14 cities' },
      SecondaryTitle: { ar: 'من الأحد إلى الخميس', en: 'Sunday to Thursday' },
      Text: { ar: 'من ٩:٣٠ صباحاً إلى ٤ عصراً، بلا موعد.', en: 'From 9:30 am to 4 pm, no appointment needed.' },
      Link: { ar: { href: '/help', text: 'مركز المساعدة' }, en: { href: '/help', text: 'Help centre' } },
      CallToActionLink: {
        ar: { href: '/help/contact', text: 'كل طرق التواصل' },
        en: { href: '/help/contact', text: 'All ways to reach us' },
      },
    },
  },
});
