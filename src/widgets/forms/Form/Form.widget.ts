import { form } from '#sitecore/definitions/renderings/form.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { RECAPTCHA_ORIGINS } from '#src/features/captcha/origins.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM } from '#src/features/form-builder/form-entries.ts';
import { BUILDER_PHRASES } from '#src/features/form-builder/phrases.ts';
import type { FormServerData } from '#src/features/form-builder/form-server-data.ts';

/** Query key with the option that a list of interests starts with (FORM-02). */
const INTEREST_KEY = 'p';

export const widget = defineWidget(form, {
  client: 'interaction',
  dictionary: BUILDER_PHRASES,
  queryKeys: [FORM_KEY, INTEREST_KEY],
  queryIsPersonal: true,
  queryChoices: { [FORM_KEY]: [BUILDER_FORM] },
  origins: [RECAPTCHA_ORIGINS],
});

export type FormProps = WidgetProps<typeof widget, FormServerData>;
