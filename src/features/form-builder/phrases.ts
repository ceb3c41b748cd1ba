import { pluralKeys } from '#src/i18n/plural.ts';

/** Dictionary keys of the texts that every form shows. */
export const BUILDER_PHRASES = [
  ...pluralKeys('form_errors'),
  'form_refused',
  'form_expired',
  'form_not_sent',
  'form_not_sent_text',
  'form_try_again',
  'form_checking',
  'form_sending',
  'form_sent',
  'form_sent_text',
  'form_step',
  'form_optional',
  'form_choose',
  'form_choose_first',
  'form_list_empty',
  'form_list_failed',
  'form_file_choose',
  'form_file_none',
  'form_file_clear',
  'form_file_count',
  'form_file_type',
  'form_file_size',
  'form_kilobytes',
  'form_megabytes',
  'form_field_empty',
  'form_field_invalid',
  'form_field_email',
  'form_field_range',
  'form_trap',
] as const;

export type BuilderPhrases = Readonly<Record<(typeof BUILDER_PHRASES)[number], string>>;
