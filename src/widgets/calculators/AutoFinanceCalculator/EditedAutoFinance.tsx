import type { ReactNode } from 'react';
import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { AutoFinanceProps } from './AutoFinanceCalculator.tsx';

/** The calculator as its author edits it: what visitors choose from, to be typed over where it stands. */
export function EditedAutoFinance({ fields, words }: AutoFinanceProps) {
  const { AccountType, Nationality, Tenure, ApplyNow } = fields;
  return (
    <Section>
      <Wrap>
        <div className="border border-line bg-surface p-panel firm-lg">
          <Heading level={2} size="lg">
            {words.auto_edited}
          </Heading>
          <Choices title={words.calculator_account_type}>
            {AccountType.map(({ id, fields: { Title } }) => (
              <li key={id}>
                <Text field={Title} />
              </li>
            ))}
          </Choices>
          <Choices title={words.calculator_nationality}>
            {Nationality.map(({ id, fields: { Title, Value } }) => (
              <li key={id}>
                <Text field={Title} /> (<Text field={Value} />)
              </li>
            ))}
          </Choices>
          <Choices title={words.calculator_tenure}>
            {Tenure.map(({ id, fields: { TenorTitle } }) => (
              <li key={id}>
                <Text field={TenorTitle} />
              </li>
            ))}
          </Choices>
          {isLinked(ApplyNow) && (
            <Button {...leadTo(ApplyNow)} kind="accent" className="mt-6">
              <LinkText field={ApplyNow} />
            </Button>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

const Choices = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <Heading level={3} size="md" className="mt-5 mb-2">
      {title}
    </Heading>
    <ul className="bullets">{children}</ul>
  </>
);
