import type { DateValue } from '#sitecore/definitions/fields/date.ts';
import { DateText } from '#src/cms/fields/DateText.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { OfferDetailProps } from './OfferDetail.widget.ts';

type Props = Pick<OfferDetailProps, 'fields' | 'phrases' | 'page'> & {
  readonly className: string;
  /** The date can be edited where it stands; only one of the two places may be. */
  readonly isEditable?: boolean;
};

/** Renders the first and the last day of the offer, nothing when it has neither. */
export function ValidTo({ fields: { StartDate, ExpiryDate }, phrases, page, className, isEditable = false }: Props) {
  const isStartShown = StartDate.value !== null || (isEditable && Boolean(StartDate.editable));
  const isExpiryShown = ExpiryDate.value !== null || (isEditable && Boolean(ExpiryDate.editable));
  if (!isStartShown && !isExpiryShown) return null;
  const dayOf = (date: DateValue) => {
    const day = date.value !== null && formatDayOrError(date.value, page.language);
    return isEditable ? <DateText field={date}>{day}</DateText> : day;
  };
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>
        {isStartShown && (
          <>
            {phrases.valid_from} {dayOf(StartDate)}{' '}
          </>
        )}
        {isExpiryShown && (
          <>
            {isStartShown ? phrases.valid_until : phrases.valid_to} {dayOf(ExpiryDate)}
          </>
        )}
      </span>
    </p>
  );
}
