import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { PhoneContactCardProps } from './PhoneContactCard.widget.ts';

/** Renders a phone number in large type. */
export function PhoneContactCard({ fields: { Title, Description, PhoneNumber: number, Note } }: PhoneContactCardProps) {
  return (
    <Section>
      <Wrap>
        <Card className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <StarIcon name="phone" />
          <div className="min-w-[min(18rem,100%)] flex-1">
            <Heading level={2} size="xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="mt-1 text-pretty text-text-2">
                <Text field={Description} />
              </p>
            )}
          </div>
          <p>
            <PhoneNumber
              field={number}
              className="inline-flex min-h-touch items-center text-2xl font-strong whitespace-nowrap no-underline hover:underline"
            />
            {isShown(Note) && (
              <small className="block text-2xs text-text-3">
                <Text field={Note} />
              </small>
            )}
          </p>
        </Card>
      </Wrap>
    </Section>
  );
}
