import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FieldTypes.widget.ts';

const Title = { ar: 'أنواع الحقول', en: 'Field types' };

export const fixtures = defineFixtures(widget, {
  full: {
    fields: {
      Title,
      SingleLine: { ar: 'سطر واحد', en: 'One line' },
      MultiLine: { ar: 'سطر أول\nسطر ثانٍ', en: 'First line\nsecond line' },
      RichText: { ar: '<p>نص <strong>منسّق</strong></p>', en: '<p>A <strong>formatted</strong> text</p>' },
      Image: { src: 'products/savings.svg', alt: '' },
      Link: { ar: { text: 'عن ركن', href: '/about' }, en: { text: 'About Rukn', href: '/about' } },
      Date: '2026-12-31',
      Number: 1234.5,
      Checkbox: true,
      List: [{ name: 'one', fields: { Title: { ar: 'بند', en: 'An item' } } }],
    },
  },
  minimal: { fields: { Title } },
});
