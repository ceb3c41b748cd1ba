import { fieldTypes } from '#sitecore/definitions/renderings/field-types.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(fieldTypes, {
  dictionary: [
    'test_single_line',
    'test_multi_line',
    'test_rich_text',
    'test_image',
    'test_link',
    'test_date',
    'test_number',
    'test_checkbox',
    'test_list',
    'test_yes',
    'test_no',
  ],
});

export type FieldTypesProps = WidgetProps<typeof widget>;
