import { Text } from '#src/cms/fields/Text.tsx';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { FRIDAY, hoursOfDay, SATURDAY } from '#src/domain/locator/own-hours.ts';
import { STATUS_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { hoursText } from '#src/features/locator/place-texts.ts';
import { dayName } from '#src/i18n/day-name.ts';
import { phrasesOf } from '#src/i18n/phrase.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { branchHours } from './branch-hours.ts';
import type { BranchDetailProps } from './BranchDetail.widget.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** The first day of the working week, Friday and Saturday: in editing each field stands once. */
const EDITED_DAYS = [0, FRIDAY, SATURDAY];

/**
 * Renders the hours of each day, and those of the section for ladies where the branch is not for ladies alone; a browser marks today's
 * and adds the opening status (BranchDetail.enhance.ts).
 */
export function BranchHours(props: BranchDetailProps) {
  const { fields, phrases, page } = props;
  const isEdited = Boolean(fields.WorkingDaysHours.editable);
  const hasLadies = isEdited || (fields.LadiesWorkingDaysHours.value !== '' && !fields.IsLadies);
  const own = branchHours(fields);
  return (
    <section className="branch-panel">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="xl">
          {phrases.branch_hours}
        </Heading>
        <Status {...props} />
      </div>
      <table className="branch-hours">
        <thead>
          <tr>
            <th scope="col">{phrases.branch_day}</th>
            <th scope="col">{phrases.branch_all}</th>
            {hasLadies && <th scope="col">{phrases.branch_ladies}</th>}
          </tr>
        </thead>
        <tbody>
          {(isEdited ? EDITED_DAYS : WEEK).map((day) => (
            <tr key={day} data-day={day}>
              <th scope="row">
                {isEdited && day === 0 ? phrases.branch_working_days : dayName(day, page.language)}{' '}
                <span data-today="" hidden className="branch-today">
                  {phrases.branch_today}
                </span>
              </th>
              <td>
                <Hours field={hoursFieldOf(fields, day)} hours={hoursOfDay(own, day)} {...props} />
              </td>
              {hasLadies && (
                <td>
                  <Ladies day={day} {...props} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-text-3">{phrases.branch_ramadan}</p>
    </section>
  );
}

/** Renders the badge that a browser fills with the opening status. */
function Status({ fields, phrases }: BranchDetailProps) {
  const { working, friday, saturday } = branchHours(fields);
  return (
    <span
      data-branch-status=""
      data-phrases={JSON.stringify(phrasesOf(phrases, STATUS_PHRASES))}
      data-working={working}
      data-friday={friday}
      data-saturday={saturday}
      className="place-status"
    />
  );
}

type Fields = BranchDetailProps['fields'];

const hoursFieldOf = ({ WorkingDaysHours, FridayWorkingHours, SaturdayWorkingHours }: Fields, day: number): TextValue =>
  [WorkingDaysHours, FridayWorkingHours, SaturdayWorkingHours][Math.max(0, day - 4)] ?? WorkingDaysHours;

/** Renders the hours of the section for ladies, which is open on working days. */
function Ladies({ day, ...props }: BranchDetailProps & { readonly day: number }) {
  const { fields, phrases } = props;
  if (day >= FRIDAY) return phrases.locator_closed;
  return <Hours field={fields.LadiesWorkingDaysHours} hours={fields.LadiesWorkingDaysHours.value} {...props} />;
}

interface HoursProps extends BranchDetailProps {
  readonly field: TextValue;
  /** The hours to read, which may be those of another field. */
  readonly hours: string;
}

/** Renders hours as visitors read them; in editing a field as it is written. */
function Hours({ field, hours, phrases, page }: HoursProps) {
  if (field.editable) return <Text field={field} />;
  return <bdi>{hours === '' ? phrases.locator_closed : hoursText(hours, phrases, page.language)}</bdi>;
}
