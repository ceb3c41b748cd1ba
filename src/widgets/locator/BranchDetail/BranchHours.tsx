import { Text } from '#src/cms/fields/Text.tsx';
import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { hoursText } from '#src/features/locator/place-texts.ts';
import { dayName } from '#src/i18n/day-name.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BranchDetailProps } from './BranchDetail.widget.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** The first day of the working week, Friday and Saturday: in editing each field stands once. */
const EDITED_DAYS = [0, 5, 6];

/** Renders the hours of each day; a browser marks today's and adds the opening status (BranchDetail.enhance.ts). */
export function BranchHours(props: BranchDetailProps) {
  const { fields, phrases, page } = props;
  const isEdited = Boolean(fields.WorkingDaysHours.editable);
  const hasLadies = fields.LadiesWorkingDaysHours.value !== '' || Boolean(fields.LadiesWorkingDaysHours.editable);
  const { locator_always: always, locator_closed: closed, locator_open_until: until } = phrases;
  return (
    <section className="branch-panel">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} size="xl">
          {phrases.branch_hours}
        </Heading>
        <span
          data-branch-status=""
          data-phrases={JSON.stringify({ locator_always: always, locator_closed: closed, locator_open_until: until })}
          className="place-status"
        />
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
            <tr key={day} data-day={day} data-hours={hoursFieldOf(fields, day).value}>
              <th scope="row">
                {isEdited && day === 0 ? phrases.branch_working_days : dayName(day, page.language)}{' '}
                <span data-today="" hidden className="branch-today">
                  {phrases.branch_today}
                </span>
              </th>
              <td>
                <Hours field={hoursFieldOf(fields, day)} {...props} />
              </td>
              {hasLadies && (
                <td>{day < 5 ? <Hours field={fields.LadiesWorkingDaysHours} {...props} /> : phrases.locator_closed}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-text-3">{phrases.branch_ramadan}</p>
    </section>
  );
}

type Fields = BranchDetailProps['fields'];

const hoursFieldOf = ({ WorkingDaysHours, FridayWorkingHours, SaturdayWorkingHours }: Fields, day: number): TextValue =>
  [WorkingDaysHours, FridayWorkingHours, SaturdayWorkingHours][Math.max(0, day - 4)] ?? WorkingDaysHours;

/** Renders hours as visitors read them; in editing as they are written. */
function Hours({ field, phrases, page }: BranchDetailProps & { readonly field: TextValue }) {
  if (field.editable) return <Text field={field} />;
  return <bdi>{field.value === '' ? phrases.locator_closed : hoursText(field.value, phrases, page.language)}</bdi>;
}
