import type { ItemView } from '#sitecore/definitions/fields/items.ts';
import type { faqItem } from '#sitecore/definitions/templates/faq-item.ts';
import { RichText } from '#src/cms/fields/RichText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Accordion } from '#src/ui/disclosure/Accordion.tsx';
import { Clamp, clampLabels } from '#src/ui/disclosure/Clamp.tsx';

export type Question = ItemView<(typeof faqItem)['fields']>;

interface QuestionsProps {
  /** Group on the page: at most one question of a group is open. */
  readonly name: string;
  readonly items: readonly Question[];
  /** Outline level of the questions. */
  readonly level: 2 | 3 | 4;
  /** Lines of an answer shown before it is expanded. */
  readonly lines: number;
  readonly phrases: { readonly Read_More: string; readonly Show_Less: string };
  /** Expands everything, for the editor. */
  readonly expanded: boolean;
  readonly className?: string;
  /** Class of each question. */
  readonly itemClassName?: string;
}

/** Renders questions as native disclosures, at most one open; only the folding of long answers needs a script. */
export function Questions({ name, items, level, lines, phrases, expanded, className, itemClassName }: QuestionsProps) {
  const shown = items.map((item) => ({
    id: item.id,
    title: <Text field={item.fields.Question} />,
    content: (
      <Clamp lines={lines} expanded={expanded}>
        <Answer item={item.fields} />
      </Clamp>
    ),
  }));
  return (
    <div {...clampLabels({ more: phrases.Read_More, less: phrases.Show_Less })}>
      <Accordion
        name={name}
        items={shown}
        level={level}
        expanded={expanded}
        {...(className !== undefined && { className })}
        {...(itemClassName !== undefined && { itemClassName })}
      />
    </div>
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
