import type { ItemView } from '#sitecore/definitions/fields/items.ts';
import type { faqItem } from '#sitecore/definitions/templates/faq-item.ts';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Accordion } from '#src/ui/disclosure/Accordion.tsx';
import { Clamp } from '#src/ui/disclosure/Clamp.tsx';

export type Question = ItemView<(typeof faqItem)['fields']>;

interface QuestionsProps {
  /** Of all questions of one name on a page, at most one is open. */
  readonly name: string;
  readonly items: readonly Question[];
  /** How many lines of an answer stand before the rest is asked for. */
  readonly lines: number;
  readonly phrases: { readonly Read_More: string; readonly Show_Less: string };
  /** Everything stands open, for an author. */
  readonly expanded: boolean;
  readonly className?: string;
  /** Placed on each question. */
  readonly itemClassName?: string;
}

/** Questions over their answers, at most one open: native disclosures, which need no script; only long answers fold with one. */
export function Questions({ name, items, lines, phrases, expanded, className, itemClassName }: QuestionsProps) {
  const shown = items.map((item) => ({
    id: item.id,
    title: <Text field={item.fields.Question} />,
    content: (
      <Clamp lines={lines} more={phrases.Read_More} less={phrases.Show_Less} expanded={expanded}>
        <Answer item={item.fields} />
      </Clamp>
    ),
  }));
  return (
    <Accordion
      name={name}
      items={shown}
      expanded={expanded}
      {...(className !== undefined && { className })}
      {...(itemClassName !== undefined && { itemClassName })}
    />
  );
}

function Answer({ item: { Answer: answer, ListBullets } }: { readonly item: Question['fields'] }) {
  return (
    <>
      <RichText field={answer} />
      {ListBullets.length > 0 && (
        <ul className="bullets mt-3">
          {ListBullets.map(({ name, value }) => (
            <li key={name}>{value}</li>
          ))}
        </ul>
      )}
    </>
  );
}
