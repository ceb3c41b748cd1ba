import { isLinked, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './ErrorCard.widget.ts';

const stepBack = () => {
  window.history.back();
};

/** A red cross, what went wrong, and where asked for a way back: to an address, or one step in the history. */
export function ErrorCard({ fields: { Title, Message, BackLink }, params, words }: WidgetProps<typeof widget>) {
  const back = words['Tracker-Go-Back'];
  return (
    <Section>
      <Wrap>
        <Card className="mx-auto flex max-w-[36rem] flex-col items-center px-6 py-12 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-danger-ground text-danger">
            <Icon name="close" className="size-8" />
          </span>
          {isShown(Title) && (
            <Heading level={params.TitleLevel === '1' ? 1 : 2} size="2xl" className="mt-6">
              <Text field={Title} />
            </Heading>
          )}
          <p className="mt-3 text-lg text-pretty text-text-2">
            <Text field={Message} />
          </p>
          {(params.GoBack === 'show' || isLinked(BackLink)) && (
            <div className="mt-8">
              {isLinked(BackLink) ? (
                <Button {...leadTo(BackLink)}>
                  <LinkText field={BackLink} fallback={back} />
                </Button>
              ) : (
                <Button onClick={stepBack}>{back}</Button>
              )}
            </div>
          )}
        </Card>
      </Wrap>
    </Section>
  );
}
