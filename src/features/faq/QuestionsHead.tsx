import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

interface QuestionsHeadProps {
  readonly title: TextValue;
  readonly description: TextValue;
  readonly className?: string;
}

/** What a block of questions opens with; nothing when its author wrote nothing. */
export function QuestionsHead({ title, description, className }: QuestionsHeadProps) {
  if (!isShown(title) && !isShown(description)) return null;
  return (
    <div className={className}>
      {isShown(title) && (
        <Heading level={2} size="2xl">
          <Text field={title} />
        </Heading>
      )}
      {isShown(description) && (
        <p className="mt-3 max-w-[52ch] text-pretty text-text-2">
          <Text field={description} />
        </p>
      )}
    </div>
  );
}
