import { Button } from '../action/Button.tsx';
import { EmptyIllustration } from './EmptyIllustration.tsx';
import { EmptyResult } from './EmptyResult.tsx';
import { defineExamples } from '../examples.ts';

const TITLE = { ar: 'هنا يظهر قسطك', en: 'Your instalment appears here' };
const TEXT = { ar: 'أدخل راتبك وقيمة السيارة.', en: 'Enter your salary and the price of the car.' };

export const examples = defineExamples({
  picture: ({ t }) => <EmptyResult picture={<EmptyIllustration />} title={t(TITLE)} text={t(TEXT)} />,
  action: ({ t }) => (
    <EmptyResult
      title={t({ ar: 'لا توجد عروض بهذه الشروط', en: 'No offers match these filters' })}
      action={<Button kind="soft">{t({ ar: 'امسح الشروط', en: 'Clear the filters' })}</Button>}
    />
  ),
  pending: ({ t }) => <EmptyResult title={t(TITLE)} text={t(TEXT)} pending />,
});
