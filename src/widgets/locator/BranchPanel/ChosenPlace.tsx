import { HOUR_ROWS, hourRows, type HourRow } from '#src/features/locator/hour-rows.ts';
import { BLANK_PLACE } from '#src/features/locator/blank-place.ts';
import { addressText, directionsUrl, hoursText } from '#src/features/locator/place-texts.ts';
import { dayName } from '#src/i18n/day-name.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { localDigits } from '#src/i18n/integers.ts';
import { phoneTag, telephoneHref } from '#sitecore/rules/telephone.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BranchPanelProps, PanelPartProps } from './BranchPanel.widget.ts';

/** Days of the rows that have one. */
const [FRIDAY, SATURDAY] = [5, 6];

/** Renders the hours of the chosen place and how to reach it; hidden without one. A browser fills it with another. */
export function ChosenPlace({ partLevel, ...props }: PanelPartProps) {
  const { data, phrases, page } = props;
  const place = data.chosen ?? BLANK_PLACE;
  const phone = localDigits(place.phone, page.language);
  return (
    <section data-chosen="" hidden={!data.chosen} aria-live="polite" className="panel-chosen">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <Heading level={partLevel} size="lg">
          <span data-title="">{place.title}</span>
        </Heading>
        <span data-chosen-status="" className="place-status" />
      </div>
      <p data-address="" className="text-sm text-text-2">
        {addressText(place, page.language)}
      </p>
      <Hours {...props} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button href={directionsUrl(place)} external size="sm" iconStart="route" data-directions="">
          {phrases.locator_directions}
          <span className="sr-only">{` (${phrases.sign_in_new_tab})`}</span>
        </Button>
        <a href={telephoneHref(place.phone)} data-phone="" hidden={place.phone === ''} className="panel-phone">
          <Icon name="phone" />
          {phoneTag(phone) === 'bdo' ? <bdo dir="ltr">{phone}</bdo> : <bdi>{phone}</bdi>}
        </a>
        <a
          href={localizeHref(place.path, page.language)}
          data-page=""
          hidden={place.path === ''}
          className="panel-phone"
        >
          {phrases.locator_branch_page}
        </a>
      </div>
    </section>
  );
}

function Hours({ data, phrases, page }: BranchPanelProps) {
  const rows = hourRows(data.chosen ?? BLANK_PLACE);
  const labels: Readonly<Record<HourRow, string>> = {
    always: phrases.panel_every_day,
    working: phrases.branch_working_days,
    friday: dayName(FRIDAY, page.language),
    saturday: dayName(SATURDAY, page.language),
    ladies: phrases.branch_ladies,
  };
  const textOf = (hours: string) => (hours === '' ? phrases.locator_closed : hoursText(hours, phrases, page.language));
  return (
    <dl className="panel-hours">
      {HOUR_ROWS.map((name) => (
        <div key={name} data-hours={name} hidden={rows[name] === undefined}>
          <dt>{labels[name]}</dt>
          <dd>
            <bdi>{textOf(rows[name] ?? '')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
