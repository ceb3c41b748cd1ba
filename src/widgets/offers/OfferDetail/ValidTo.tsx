import { DateText } from '#src/cms/fields/DateText.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { OfferDetailProps } from './OfferDetail.widget.ts';

type Props = Pick<OfferDetailProps, 'fields' | 'phrases' | 'page'> & {
  readonly className: string;
  /** The date can be edited where it stands; only one of the two places may be. */
  readonly isEditable?: boolean;
};

/** Renders the last day of the offer, nothing when it has none. */
export function ValidTo({ fields: { ExpiryDate }, phrases, page, className, isEditable = false }: Props) {
  const editable = isEditable && Boolean(ExpiryDate.editable);
  if (ExpiryDate.value === null && !editable) return null;
  const day = ExpiryDate.value !== null && formatDayOrError(ExpiryDate.value, page.language);
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>
        {phrases.valid_to} {editable ? <DateText field={ExpiryDate}>{day}</DateText> : day}
      </span>
    </p>
  );
}
