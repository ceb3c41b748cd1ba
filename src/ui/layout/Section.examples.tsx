import { Section } from './Section.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Wrap } from './Wrap.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const Content = ({ t, id }: ExampleProps & { readonly id: string }) => (
  <Wrap>
    <SectionHead
      id={id}
      title={t({ ar: 'عروض تنتهي قريباً', en: 'Offers that end soon' })}
      lead={t({ ar: 'خصومات عند شركائنا في مدينتك.', en: 'Discounts at our partners in your city.' })}
    />
    <p className="text-text-2">{t({ ar: 'محتوى القسم', en: 'Content of the section' })}</p>
  </Wrap>
);

export const examples = defineExamples({
  plain: (props) => (
    <Section labelledBy="plain">
      <Content {...props} id="plain" />
    </Section>
  ),
  sand: (props) => (
    <Section tone="sand" labelledBy="sand">
      <Content {...props} id="sand" />
    </Section>
  ),
});
