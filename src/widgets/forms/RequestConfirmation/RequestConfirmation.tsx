import { RECEIPT_KEY } from '#sitecore/contracts/form-receipt.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { forgottenKeys } from '#src/features/form/form-query.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { RequestConfirmationProps } from './RequestConfirmation.widget.ts';

/** Renders the thanks for a request with a line for each value of the URL or of the receipt that a form gave; without any only the thanks, and for a receipt that is no longer there the reason. */
export function RequestConfirmation({ phrases, page, query }: RequestConfirmationProps) {
  const { confirmation_text: sent, confirmation_expired: expired } = phrases;
  const { requestnumber = '', ticketnumber = '', sla = '' } = query;
  const lines = [
    { label: phrases.confirmation_request, value: requestnumber.trim() },
    { label: phrases.confirmation_ticket, value: ticketnumber.trim() },
    { label: phrases.confirmation_sla, value: sla.trim() },
  ].filter(({ value }) => value !== '');
  const isExpired = query[RECEIPT_KEY] !== undefined && lines.length === 0;
  return (
    <Wrap className="confirmation">
      <div>
        <span className="builder-sent-mark">
          <Icon name="check" />
        </span>
        <Heading level={2} size="2xl" className="mt-5 mb-3">
          {phrases.confirmation_title}
        </Heading>
        <p className="mb-8 text-text-2">{isExpired ? expired : sent}</p>
        <Button href={localizeHref(paths.home, page.language)}>{phrases.confirmation_home}</Button>
      </div>
      <span {...forgottenKeys(['requestnumber', 'ticketnumber'])} />
      {lines.length > 0 && (
        <dl className="confirmation-receipt">
          {lines.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Wrap>
  );
}
