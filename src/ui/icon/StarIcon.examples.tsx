import { StarIcon } from './StarIcon.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  row: () => (
    <div className="flex items-center gap-4">
      <StarIcon name="wallet" />
      <StarIcon name="card" />
      <StarIcon name="shield" background="#fbebd0" />
    </div>
  ),
});
