import { DateText } from '#src/cms/fields/DateText.tsx';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { TestRows } from '#src/features/debug/TestRows.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { formatMinimalDecimals } from '#src/i18n/numbers.ts';
import { Link } from '#src/ui/action/Link.tsx';
import type { FieldTypesProps } from './FieldTypes.widget.ts';

/** Renders each kind of field beside its name. */
export function FieldTypes({ fields, phrases, page: { language } }: FieldTypesProps) {
  const { Title, SingleLine, MultiLine, RichText: rich, Image, Link: link, Date: day, Number: figure } = fields;
  const rows = [
    [phrases.test_single_line, <Text key="" field={SingleLine} />],
    [phrases.test_multi_line, <Text key="" field={MultiLine} />],
    [phrases.test_rich_text, <RichText key="" field={rich} />],
    [phrases.test_image, <Picture key="" field={Image} className="h-auto w-48 max-w-full" />],
    [
      phrases.test_link,
      isLinkComplete(link) && (
        <Link key="" {...linkProps(link)}>
          <LinkText field={link} />
        </Link>
      ),
    ],
    [
      phrases.test_date,
      <DateText key="" field={day}>
        {day.value !== null && formatDayOrError(day.value, language)}
      </DateText>,
    ],
    [phrases.test_number, figure === null ? '' : formatMinimalDecimals(figure, language)],
    [phrases.test_checkbox, fields.Checkbox ? phrases.test_yes : phrases.test_no],
    [phrases.test_list, <Items key="" items={fields.List} />],
  ] as const;
  return <TestRows title={Title} rows={rows} />;
}

const Items = ({ items }: { readonly items: FieldTypesProps['fields']['List'] }) =>
  items.length > 0 && (
    <ul className="list-inside list-disc">
      {items.map(({ id, fields: { Title } }) => (
        <li key={id}>
          <Text field={Title} />
        </li>
      ))}
    </ul>
  );
