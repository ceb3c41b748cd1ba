import { richText } from '#sitecore/definitions/renderings/rich-text.ts';
import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './PartialDesignDynamicPlaceholder.widget.ts';

export const fixtures = defineFixtures(widget, {
  main: {
    params: { sid: '{5B1C2A3D-4E5F-4071-8293-A4B5C6D7E8F9}', ph: 'headless-main', sig: 'sxa-main' },
    placeholders: {
      'sxa-main': [
        {
          rendering: richText,
          fixture: {
            fields: { Text: { ar: '<p>نص تشترك فيه صفحات عدة.</p>', en: '<p>A text that several pages share.</p>' } },
          },
        },
      ],
    },
  },
  empty: {},
});
