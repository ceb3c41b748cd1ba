import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Figure } from '#src/features/section/Figure.tsx';
import { Frame, levelIn } from '#src/features/section/Frame.tsx';
import { shownItems } from '#src/features/section/section-data.ts';
import { formatInteger } from '#src/i18n/integers.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { NumberedStepsProps } from './NumberedSteps.widget.ts';

/** Renders steps, numbered from one, each below its picture. */
export function NumberedSteps({ fields, params, page }: NumberedStepsProps) {
  const shown = shownItems(fields.items, params, page);
  if (shown === null) return null;
  return (
    <Frame fields={fields} params={params}>
      <ol className="numbered-steps">
        {shown.map(({ id, fields: { Title, Description, Image, BackgroundColor } }, index) => (
          <li key={id}>
            <Figure image={Image} background={BackgroundColor.value} className="numbered-step-art" />
            <div>
              <span className="numbered-step-number" aria-hidden="true">
                {formatInteger(index + 1, page.language)}
              </span>
              <Heading level={levelIn(fields)} size="lg">
                <Text field={Title} />
              </Heading>
              {isShown(Description) && (
                <p>
                  <Text field={Description} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
