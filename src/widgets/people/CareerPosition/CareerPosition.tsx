import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import type { IconName } from '#src/ui/icon/icon-names.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { CareerBanner } from './CareerBanner.tsx';
import type { CareerPositionProps } from './CareerPosition.widget.ts';
import { splitEntries } from './entries.ts';

/** Renders a position or a person's career: a banner, and a panel for each list that has entries. */
export function CareerPosition(props: CareerPositionProps) {
  const { fields, phrases, slots } = props;
  return (
    <>
      <CareerBanner {...props} />
      <Wrap className="career-panels">
        <Panel title={phrases.career_current} icon="briefcase" entries={fields.CurrentPositions} />
        <Panel title={phrases.career_previous} icon="clock" entries={fields.PerviousPositions} />
        <Panel title={phrases.career_skills} icon="shield" entries={fields.AdditionalDetails} />
        <Panel title={phrases.career_qualifications} icon="bill" entries={fields.Qualifications} />
        <Panel title={phrases.career_experience} icon="compass" entries={fields.Experience} />
        {slots['career-next-step']}
      </Wrap>
    </>
  );
}

interface PanelProps {
  readonly title: string;
  readonly icon: IconName;
  readonly entries: TextValue;
}

/** Renders a list with its heading; nothing without an entry. */
function Panel({ title, icon, entries: field }: PanelProps) {
  const entries = splitEntries(field.value);
  if (entries.length === 0 && !field.editable) return null;
  return (
    <section className="border border-line bg-surface p-panel firm-lg">
      <div className="mb-4 flex items-center gap-4">
        <StarIcon name={icon} />
        <Heading level={2} size="lg">
          {title}
        </Heading>
      </div>
      {field.editable ? (
        <p className="text-text-2">
          <Text field={field} />
        </p>
      ) : (
        <ul className="bullets grid gap-2 text-text-2">
          {entries.map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
