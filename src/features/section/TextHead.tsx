import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { SectionFields } from './section-data.ts';

interface TextHeadProps {
  readonly fields: Pick<SectionFields, 'Title' | 'Subtitle'>;
  /** The subtitle stands above the title. */
  readonly subtitleFirst?: boolean;
}

/** Renders title and subtitle of a section that stand beside its picture. */
export function TextHead({ fields: { Title, Subtitle }, subtitleFirst = false }: TextHeadProps) {
  const subtitle = isShown(Subtitle) && (
    <p className="text-pretty text-text-2">
      <Text field={Subtitle} />
    </p>
  );
  return (
    <div className="text-head">
      {subtitleFirst && subtitle}
      {isShown(Title) && (
        <Heading level={2} size="2xl">
          <Text field={Title} />
        </Heading>
      )}
      {!subtitleFirst && subtitle}
    </div>
  );
}
