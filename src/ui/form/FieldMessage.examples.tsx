import { FieldMessage } from './FieldMessage.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  hint: ({ t }) => (
    <FieldMessage id="hint" hint={t({ ar: 'كما في بطاقتك', en: 'As on your card' })} error={undefined} />
  ),
  error: ({ t }) => (
    <FieldMessage id="error" hint={undefined} error={t({ ar: 'اختر نوع الحساب', en: 'Choose the type of account' })} />
  ),
});
