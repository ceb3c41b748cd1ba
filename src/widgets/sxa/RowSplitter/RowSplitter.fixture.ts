import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './RowSplitter.widget.ts';

const text = (ar: string, en: string) => ({
  rendering: richText,
  fixture: { fields: { Text: { ar: `<p>${ar}</p>`, en: `<p>${en}</p>` } } },
});

export const fixtures = defineFixtures(widget, {
  two: {
    params: { EnabledPlaceholders: '1,2', Styles2: 'container-gray-background' },
    placeholders: {
      'row-1-1': [text('قدّم طلبك إلكترونياً.', 'Apply online.')],
      'row-2-1': [text('يصلك الرد خلال يوم عمل.', 'You hear from us within one business day.')],
    },
  },
});
