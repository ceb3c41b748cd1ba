import type { LinkValue } from '#sitecore/definitions/fields/link.ts';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { pagePaths } from '#src/config/paths.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { BLANK_PLACE } from '#src/features/locator/blank-place.ts';
import { hoursText, wholeDistanceText } from '#src/features/locator/place-texts.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BranchPanelProps, PanelPartProps } from './BranchPanel.widget.ts';

/** Renders the two lists of the panel; without scripts a place is chosen by submitting it. */
export function PanelLists(props: PanelPartProps) {
  const { fields, phrases, page, data } = props;
  const { branches, atms } = data.places;
  return (
    <form action={localizeHref(page.path, page.language)} data-lists="" className="panel-lists">
      <input type="hidden" name="type" value={data.type} />
      <List {...props} kind="branch" title={phrases.locator_branches} link={fields.BranchesLink} places={branches} />
      <List {...props} kind="atm" title={phrases.locator_atms} link={fields.AtmsLink} places={atms} />
      {(['branch', 'atm'] as const).map((kind) => (
        <template key={kind} data-row={kind}>
          <Row {...props} place={{ ...BLANK_PLACE, kind }} />
        </template>
      ))}
    </form>
  );
}

interface ListProps extends PanelPartProps {
  readonly kind: 'branch' | 'atm';
  readonly title: string;
  readonly link: LinkValue;
  readonly places: readonly DistantPlace[];
}

function List({ kind, title, link, places, partLevel, ...props }: ListProps) {
  const { phrases, page } = props;
  const href = link.href || localizeHref(kind === 'branch' ? pagePaths.branches : pagePaths.atms, page.language);
  return (
    <section aria-label={title}>
      <div className="flex items-center justify-between gap-3 ps-3">
        <Heading level={partLevel} size="md">
          {title}
        </Heading>
        <Link variant="go" {...linkProps(link)} href={href}>
          <LinkText field={link} fallback={phrases.panel_more} />
          {link.text === '' && <span className="sr-only">{` – ${title}`}</span>}
        </Link>
      </div>
      <ul data-rows={kind}>
        {places.map((place) => (
          <Row key={place.id} {...props} place={place} />
        ))}
      </ul>
      <p data-none="" hidden={places.length > 0} className="px-3 py-4 text-sm text-text-2">
        {phrases.locator_none}
      </p>
    </section>
  );
}

/** Renders a place with its hours; a browser shows its opening status in their place. */
function Row({ place, phrases, page, data }: BranchPanelProps & { readonly place: DistantPlace }) {
  const { id, kind, title, distance } = place;
  return (
    <li>
      <button name="place" value={id} aria-pressed={id === data.chosen?.id} className="panel-row">
        <StarIcon name={kind === 'branch' ? 'bank' : 'atm'} />
        <span className="min-w-0">
          <b data-title="">{title}</b>
          <small data-status="">{hoursText(ownHours(place).working, phrases, page.language)}</small>
        </span>
        <span data-km="" className="text-xs text-text-2">
          {wholeDistanceText(distance, phrases.locator_km, page.language)}
        </span>
      </button>
    </li>
  );
}
