import { fieldFormats } from '#sitecore/definitions/renderings/field-formats.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(fieldFormats, {
  dictionary: ['test_phone', 'test_sentence', 'test_amount', 'test_percentage', 'test_date', 'test_number'],
});

export type FieldFormatsProps = WidgetProps<typeof widget>;
