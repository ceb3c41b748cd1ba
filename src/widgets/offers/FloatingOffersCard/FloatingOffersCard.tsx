import { DateText } from '#src/cms/fields/DateText.tsx';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { hasOfferEnded } from '#src/features/offers/open-offers.ts';
import { formatDayOrError } from '#src/i18n/date.ts';
import { formatInteger } from '#src/i18n/integers.ts';
import { formatPercent } from '#src/i18n/numbers.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { FloatingOffersCardProps } from './FloatingOffersCard.widget.ts';

/** Most offers on the card. */
const MOST_OFFERS = 3;

/** Renders offers that have not ended on a card that stays in view; `enhance` folds it to a button and back. */
export function FloatingOffersCard({ fields: { Title, Link, items }, phrases, page, data }: FloatingOffersCardProps) {
  const edited = page.state === 'edit';
  const open = items.filter(({ fields }) => !hasOfferEnded(fields, data.today));
  if (open.length === 0 && !edited) return null;
  const shown = edited ? items : open.slice(0, MOST_OFFERS);
  return (
    <div className="offers-float" data-offers-float="">
      <aside aria-label={Title.value} className="offers-card">
        <div className="offers-card-head">
          <b>
            <Text field={Title} />
          </b>
          {!edited && (
            <button type="button" data-fold="" className="offers-card-fold noscript:hidden">
              <Icon name="minus" label={phrases.offers_card_fold} />
            </button>
          )}
        </div>
        <ul>
          {shown.map(({ id, fields: offer }) => (
            <Offer key={id} offer={offer} page={page} until={phrases.valid_until} />
          ))}
        </ul>
        {isLinkComplete(Link) && (
          <div className="offers-card-foot">
            <Button {...linkProps(Link)} kind="soft" wide iconEnd="arrow">
              <LinkText field={Link} />
            </Button>
          </div>
        )}
      </aside>
      {!edited && (
        <button type="button" hidden data-restore="" className="offers-pill">
          <Icon name="ticket" />
          <span>{phrases.offers_card_restore}</span>
          <i aria-hidden="true">{formatInteger(shown.length, page.language)}</i>
        </button>
      )}
    </div>
  );
}

interface OfferProps extends Pick<FloatingOffersCardProps, 'page'> {
  readonly offer: FloatingOffersCardProps['fields']['items'][number]['fields'];
  /** Word before the last day. */
  readonly until: string;
}

const Offer = ({
  offer: { Title, Discount, ExpiryDate, Logo, Link },
  page: { language, state },
  until,
}: OfferProps) => (
  <li>
    <Anchor {...linkProps(Link)} holdsLink={state === 'edit'}>
      {isPictureShown(Logo) && <Picture field={Logo} />}
      <span>
        <b>
          <Text field={Title} />
        </b>
        {ExpiryDate.value !== null && (
          <small>
            {until} <DateText field={ExpiryDate}>{formatDayOrError(ExpiryDate.value, language)}</DateText>
          </small>
        )}
        {state === 'edit' && <LinkText field={Link} />}
      </span>
      {Discount !== null && Discount > 0 && (
        <span className="offers-card-figure">
          {formatPercent(Discount, language, { decimals: Number.isInteger(Discount) ? 0 : 1 })}
        </span>
      )}
    </Anchor>
  </li>
);
