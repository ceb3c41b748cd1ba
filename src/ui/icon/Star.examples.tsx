import { Star } from './Star.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  colours: () => (
    <div className="flex items-center gap-4">
      <Star className="size-12 bg-saffron-500" />
      <Star className="size-9 bg-primary-soft" />
      <Star className="size-3 bg-teal-800" />
    </div>
  ),
});
