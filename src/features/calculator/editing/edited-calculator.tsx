import type { Language } from '#sitecore/definitions/language.ts';
import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { type ChoiceSchema, type FieldSchema, type FieldSchemas, type Texts } from '#src/features/form/schema.ts';
import { type ListedItem, listIn, optionsOf } from '#src/features/form/settings.ts';
import { EditedCalculator, EditedChoices } from './EditedCalculator.tsx';
import { isText, OtherText } from './EditedLists.tsx';

interface EditedProps {
  readonly fields: { readonly ApplyNow: LinkValue };
  readonly phrases: Texts;
  readonly page: { readonly language: Language };
}

/** Returns the view of a calculator for authors: the lists that its choices read, each text editable in place. */
export const editedCalculator = ({ fields: schemas }: { readonly fields: FieldSchemas }) =>
  function Edited({ fields, phrases, page }: EditedProps) {
    const choices = Object.values<FieldSchema>(schemas).filter((schema) => schema.kind === 'choice');
    return (
      <EditedCalculator title={phrases.auto_edited} applyNow={fields.ApplyNow}>
        {choices.map((schema) => (
          <EditedList
            key={schema.list}
            schema={schema}
            items={listIn(fields, schema.list)}
            labels={optionsOf(schema, fields, page.language).map(({ label }) => label)}
            phrases={phrases}
          />
        ))}
      </EditedCalculator>
    );
  };

interface EditedListProps extends Pick<EditedProps, 'phrases'> {
  readonly schema: ChoiceSchema;
  readonly items: readonly ListedItem[];
  /** Labels of the options, shown where they are no texts. */
  readonly labels: readonly string[];
}

/** Renders the items of a list, each with its label and after it its other texts; nothing for an empty list. */
function EditedList({ schema: { label, title = 'Title' }, items, labels, phrases }: EditedListProps) {
  const texts = items.map(({ id, fields }) => ({
    id,
    label: fields[title],
    others: Object.entries(fields).filter(([name]) => name !== title),
  }));
  if (items.length === 0) return null;
  return (
    <EditedChoices title={phrases[label]}>
      {texts.map((item, index) => (
        <li key={item.id}>
          {isText(item.label) ? <Text field={item.label} /> : labels[index]}
          {item.others.map(([name, field]) => isText(field) && <OtherText key={name} field={field} />)}
        </li>
      ))}
    </EditedChoices>
  );
}
