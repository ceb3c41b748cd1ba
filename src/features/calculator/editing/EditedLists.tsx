import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Item } from '#src/cms/select-items.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { EditedChoices } from './EditedCalculator.tsx';

interface EditedFactsProps {
  /** Label of each field and the field that the author edits. */
  readonly facts: readonly (readonly [label: string, field: TextValue])[];
}

/** Renders editable figures and codes. */
export const EditedFacts = ({ facts }: EditedFactsProps) => (
  <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {facts.map(([label, field]) => (
      <div key={label} className="flex gap-2">
        <dt className="text-text-3">{label}</dt>
        <dd>
          <Text field={field} />
        </dd>
      </div>
    ))}
  </dl>
);

interface EditedItemsProps {
  readonly title: string;
  readonly items: readonly ListedItem[];
}

type ListedItem = Item<{ readonly Title: TextValue }>;

/** Renders a list of items, each with its title, after it its other texts, and below it the items that it lists itself. */
export const EditedItems = ({ title, items }: EditedItemsProps) => (
  <EditedChoices title={title}>
    {items.map(({ id, fields }) => (
      <EditedItem key={id} {...fields} />
    ))}
  </EditedChoices>
);

function EditedItem({ Title, ...others }: ListedItem['fields']) {
  const fields = Object.entries<unknown>(others);
  return (
    <li>
      <Text field={Title} />
      {fields.map(([name, field]) => isText(field) && <OtherText key={name} field={field} />)}
      {fields.map(
        ([name, items]) =>
          isList(items) && (
            <ul key={name} className="bullets">
              {items.map((item) => (
                <EditedItem key={item.id} {...item.fields} />
              ))}
            </ul>
          ),
      )}
    </li>
  );
}

/** Renders a text of an item after its label. */
export const OtherText = ({ field }: { readonly field: TextValue }) => (
  <>
    {' ('}
    <Text field={field} />
    {')'}
  </>
);

/** Returns true for the value of a text field. */
export const isText = (field: unknown): field is TextValue =>
  typeof field === 'object' && field !== null && 'value' in field && typeof field.value === 'string';

const isList = (field: unknown): field is readonly ListedItem[] => Array.isArray(field);
