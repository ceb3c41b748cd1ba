import { embeddedForm } from '#sitecore/definitions/renderings/embedded-form.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import type { EmbeddedFormData } from './embedded-form-data.ts';

export const widget = defineWidget(embeddedForm, {
  client: 'visible',
  enhancement: true,
  dictionary: ['ERROR_TITLE', 'ERROR_SUB'],
  serverDictionary: ['embedded_form_empty'],
});

export type EmbeddedFormProps = WidgetProps<typeof widget, EmbeddedFormData>;
export type EditedEmbeddedFormProps = ServerProps<typeof widget, EmbeddedFormData>;
