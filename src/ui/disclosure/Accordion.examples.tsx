import { Accordion } from './Accordion.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const questions = ({ t }: ExampleProps) => [
  {
    id: 'open',
    title: t({ ar: 'كم يستغرق فتح حساب جديد؟', en: 'How long does it take to open an account?' }),
    content: t({ ar: 'نحو خمس دقائق من التطبيق.', en: 'About five minutes in the app.' }),
  },
  {
    id: 'lost',
    title: t({ ar: 'كيف أوقف بطاقتي إذا فقدتها؟', en: 'How do I stop a lost card?' }),
    content: t({ ar: 'من التطبيق، أو باتصال واحد.', en: 'In the app, or with one call.' }),
  },
];

export const examples = defineExamples({
  closed: (props) => <Accordion name="closed" level={3} items={questions(props)} />,
  open: (props) => <Accordion name="open" level={3} items={questions(props)} open="lost" />,
  editing: (props) => <Accordion name="editing" level={3} items={questions(props)} expanded />,
});
