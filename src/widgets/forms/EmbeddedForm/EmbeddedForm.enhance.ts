export { enhanceEmbeddedForms as enhance } from '#src/features/embedded-form/enhance-embedded-forms.ts';
