import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { type ChoiceSchema, type FieldSchema, type FieldSchemas, type Texts } from '#src/features/form/schema.ts';
import { type ListedItem, listIn } from '#src/features/form/settings.ts';
import { EditedCalculator, EditedChoices } from './EditedCalculator.tsx';

interface EditedProps {
  readonly fields: { readonly ApplyNow: LinkValue };
  readonly phrases: Texts;
}

/** Returns the view of a calculator for authors: the lists that its choices read, each text editable in place. */
export const editedCalculator = ({ fields: schemas }: { readonly fields: FieldSchemas }) =>
  function Edited({ fields, phrases }: EditedProps) {
    const choices = Object.values<FieldSchema>(schemas).filter((schema) => schema.kind === 'choice');
    return (
      <EditedCalculator title={phrases.auto_edited} applyNow={fields.ApplyNow}>
        {choices.map((schema) => (
          <EditedList key={schema.list} schema={schema} items={listIn(fields, schema.list)} phrases={phrases} />
        ))}
      </EditedCalculator>
    );
  };

interface EditedListProps extends Pick<EditedProps, 'phrases'> {
  readonly schema: ChoiceSchema;
  readonly items: readonly ListedItem[];
}

/** Renders the items of a list, each with its label and after it its other texts; nothing for a list without texts. */
function EditedList({ schema: { label, title = 'Title' }, items, phrases }: EditedListProps) {
  const texts = items.map(({ id, fields }) => ({
    id,
    label: fields[title],
    others: Object.entries(fields).filter(([name]) => name !== title),
  }));
  if (!texts.some((item) => isText(item.label))) return null;
  return (
    <EditedChoices title={phrases[label]}>
      {texts.map((item) => (
        <li key={item.id}>
          {isText(item.label) && <Text field={item.label} />}
          {item.others.map(([name, field]) => isText(field) && <OtherText key={name} field={field} />)}
        </li>
      ))}
    </EditedChoices>
  );
}

const OtherText = ({ field }: { readonly field: TextValue }) => (
  <>
    {' ('}
    <Text field={field} />
    {')'}
  </>
);

const isText = (field: ListedItem['fields'][string]): field is TextValue => typeof field === 'object' && field !== null;
