import { Text } from '#src/cms/fields/Text.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { EditedEmbeddedFormProps } from './EmbeddedForm.widget.ts';

/** Renders for authors which form stands here, or that none is chosen yet. */
export const EditedEmbeddedForm = ({ fields: { formItemId }, phrases }: EditedEmbeddedFormProps) => (
  <Section>
    <Wrap>
      <p className="border border-line bg-surface p-panel text-text-2 firm-md">
        {formItemId.value.trim() === '' ? phrases.embedded_form_empty : <Text field={formItemId} />}
      </p>
    </Wrap>
  </Section>
);
