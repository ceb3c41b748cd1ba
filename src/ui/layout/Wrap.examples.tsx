import { Wrap } from './Wrap.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  content: ({ t }) => (
    <Wrap>
      <p className="bg-primary-soft p-4">
        {t({ ar: 'عرض محتوى الصفحة مع هامشين', en: 'The width of a page’s content, with gutters' })}
      </p>
    </Wrap>
  ),
});
