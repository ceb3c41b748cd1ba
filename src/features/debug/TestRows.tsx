import type { ReactNode } from 'react';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

interface TestRowsProps {
  readonly title: TextValue;
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Renders values beside their names, under the title of a page for testers. */
export const TestRows = ({ title, rows }: TestRowsProps) => (
  <Section>
    <Wrap>
      <Heading level={1} size="2xl">
        <Text field={title} />
      </Heading>
      <dl className="test-rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  </Section>
);
