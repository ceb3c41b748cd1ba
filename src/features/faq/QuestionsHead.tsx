import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

interface QuestionsHeadProps {
  readonly title: TextValue;
  readonly description: TextValue;
  readonly className?: string;
}

/** Renders the title and description above a list of questions; nothing when both are empty. */
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
