import { Anchor } from './Anchor.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  link: ({ t }) => <Anchor href="#">{t({ ar: 'شروط الحساب', en: 'Account terms' })}</Anchor>,
  holdsLink: ({ t }) => (
    <Anchor href="#" holdsLink>
      {t({ ar: 'نص فيه رابط: ', en: 'Text with a link: ' })}
      <a href="#">{t({ ar: 'تواصل معنا', en: 'Contact us' })}</a>
    </Anchor>
  ),
});
