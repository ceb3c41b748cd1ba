import { Link } from './Link.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  inline: ({ t }) => (
    <p>
      {t({ ar: 'تجد الرسوم كلها في ', en: 'All fees are in the ' })}
      <Link href="#">{t({ ar: 'جدول الرسوم', en: 'table of fees' })}</Link>.
    </p>
  ),
  go: ({ t }) => (
    <Link href="#" variant="go">
      {t({ ar: 'كل العروض', en: 'All offers' })}
    </Link>
  ),
  back: ({ t }) => (
    <Link href="#" variant="back">
      {t({ ar: 'العودة إلى البطاقات', en: 'Back to cards' })}
    </Link>
  ),
  external: ({ t }) => (
    <Link href="#" external>
      {t({ ar: 'البنك المركزي السعودي', en: 'Saudi Central Bank' })}
    </Link>
  ),
});
