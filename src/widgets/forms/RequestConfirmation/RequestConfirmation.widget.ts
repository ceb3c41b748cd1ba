import { RECEIPT_KEY } from '#sitecore/contracts/form-receipt.ts';
import { requestConfirmation } from '#sitecore/definitions/renderings/request-confirmation.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(requestConfirmation, {
  dictionary: [
    'confirmation_title',
    'confirmation_text',
    'confirmation_request',
    'confirmation_ticket',
    'confirmation_sla',
    'confirmation_expired',
    'confirmation_home',
  ],
  queryKeys: ['requestnumber', 'ticketnumber', 'sla', RECEIPT_KEY],
  queryIsPersonal: true,
});

export type RequestConfirmationProps = WidgetProps<typeof widget>;
