import { Heading } from './Heading.tsx';
import { defineExamples } from '../examples.ts';

const SIZES = ['md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

export const examples = defineExamples({
  sizes: ({ t }) => (
    <div className="grid gap-4">
      {SIZES.map((size) => (
        <Heading key={size} level={2} size={size}>
          {t({ ar: 'ركن ثابت تبني عليه', en: 'A firm corner to build on' })}
        </Heading>
      ))}
    </div>
  ),
});
