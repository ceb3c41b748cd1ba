import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { ErrorCardProps } from './ErrorCard.widget.ts';

/** Dictionary keys of the default title and message, by kind of failure. */
const DEFAULT_KEYS = { generic: ['ERROR_TITLE', 'ERROR_SUB'], server: ['500_TITLE', '500_SUB'] } as const;

/** Renders an error message with a red cross and, if configured, a button back to a link or to the previous page. */
export function ErrorCard({ fields: { Title, Message, BackLink }, params, phrases }: ErrorCardProps) {
  const back = phrases['Tracker-Go-Back'];
  const [title, message] = DEFAULT_KEYS[params.Kind].map((key) => phrases[key]);
  // A card with its own message needs no title; the default message comes with the default title.
  const hasTitle = isShown(Title) || !isShown(Message);
  return (
    <Section>
      <Wrap>
        <Card className="mx-auto flex max-w-[36rem] flex-col items-center px-6 py-12 text-center">
          <span className="grid size-16 place-items-center rounded-full bg-danger-ground text-danger">
            <Icon name="close" className="size-8" />
          </span>
          {hasTitle && (
            <Heading level={params.TitleLevel === '1' ? 1 : 2} size="2xl" className="mt-6">
              {isShown(Title) ? <Text field={Title} /> : title}
            </Heading>
          )}
          <p className="mt-3 text-lg text-pretty text-text-2">
            {isShown(Message) ? <Text field={Message} /> : message}
          </p>
          {(params.GoBack === 'show' || isLinked(BackLink)) && (
            <div className="mt-8">
              {isLinked(BackLink) ? (
                <Button {...linkProps(BackLink)}>
                  <LinkText field={BackLink} fallback={back} />
                </Button>
              ) : (
                <Button data-back="">{back}</Button>
              )}
            </div>
          )}
        </Card>
      </Wrap>
    </Section>
  );
}
