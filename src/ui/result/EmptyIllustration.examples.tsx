import { EmptyIllustration } from './EmptyIllustration.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({ picture: () => <EmptyIllustration /> });
