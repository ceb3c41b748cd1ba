import { isShown } from '#src/cms/fields/Text.tsx';
import { Questions } from '#src/features/faq/Questions.tsx';
import { QuestionsHead } from '#src/features/faq/QuestionsHead.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { AnimatedFaqProps } from './AnimatedFaq.widget.ts';

/** Renders questions that animate in one by one on scroll, by CSS alone and only without reduced motion. */
export function AnimatedFaq({ uid, fields: { Title, Description, items }, params, phrases, page }: AnimatedFaqProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  return (
    <Section tone="sand">
      <Wrap className="max-w-[56rem]">
        <QuestionsHead title={Title} description={Description} className="mb-8" />
        <Questions
          name={`faq-${uid}`}
          items={items}
          level={isShown(Title) ? 3 : 2}
          lines={params.AnswerLines}
          phrases={phrases}
          expanded={edited}
          itemClassName="rise-in"
        />
      </Wrap>
    </Section>
  );
}
