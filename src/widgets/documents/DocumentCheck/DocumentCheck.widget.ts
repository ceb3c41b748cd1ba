import { documentCheck } from '#sitecore/definitions/renderings/document-check.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { RECAPTCHA_ORIGINS } from '#src/features/captcha/origins.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { DOCUMENT_QUERY, type DocumentCheckData } from './document-check-data.ts';

export const widget = defineWidget(documentCheck, {
  client: 'visible',
  dictionary: [
    'document_national_id',
    'document_national_id_hint',
    'document_reference',
    'document_reference_hint',
    'document_check',
    'document_sample',
    'document_sample_label',
    'document_valid',
    'document_issued',
    'document_unknown',
    'document_unknown_help',
    'document_expired',
    'document_expired_help',
    'document_not_checked',
    'document_download',
    'document_download_failed',
    'document_trap',
    'NationalId_Validation_01',
    'NationalId_Validation_02',
    'NationalId_Validation_03',
    'ReferenceNo_Validation_01',
    'ReferenceNo_Validation_02',
    'ReferenceNo_Validation_03',
  ],
  queryKeys: [FORM_KEY, ...Object.values(DOCUMENT_QUERY)],
  queryIsPersonal: true,
  origins: [RECAPTCHA_ORIGINS],
});

export type DocumentCheckProps = WidgetProps<typeof widget, DocumentCheckData>;
