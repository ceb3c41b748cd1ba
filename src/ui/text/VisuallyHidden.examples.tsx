import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  besideIcon: ({ t }) => (
    <p>
      <Icon name="clock" />
      <VisuallyHidden>{t({ ar: 'ساعات العمل', en: 'Opening hours' })}</VisuallyHidden>{' '}
      {t({ ar: 'من ٩:٣٠ إلى ٤:٠٠', en: '9:30 to 4:00' })}
    </p>
  ),
});
