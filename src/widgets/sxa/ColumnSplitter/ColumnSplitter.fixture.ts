import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './ColumnSplitter.widget.ts';

const text = (ar: string, en: string) => ({
  rendering: richText,
  fixture: { fields: { Text: { ar: `<p>${ar}</p>`, en: `<p>${en}</p>` } } },
});

export const fixtures = defineFixtures(widget, {
  two: {
    params: { EnabledPlaceholders: '1,2', ColumnWidth1: 'col-12 col-lg-8', ColumnWidth2: 'col-12 col-lg-4' },
    placeholders: {
      'column-1-1': [text('الشروط العامة لحسابك.', 'The general terms of your account.')],
      'column-2-1': [text('اتصل بنا متى شئت.', 'Call us at any time.')],
    },
  },
  oneOff: {
    params: { EnabledPlaceholders: '2', ColumnWidth2: 'col-6' },
    placeholders: {
      'column-1-1': [text('عمود مخفي', 'A hidden column')],
      'column-2-1': [text('عمود ظاهر', 'A column that is shown')],
    },
  },
});
