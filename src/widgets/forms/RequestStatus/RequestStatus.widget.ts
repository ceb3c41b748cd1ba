import { requestStatus } from '#sitecore/definitions/renderings/request-status.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(requestStatus, {
  client: 'interaction',
  dictionary: [
    'request_status_number',
    'request_status_contact',
    'request_status_contact_hint',
    'request_status_show',
    'request_status_none',
    'request_status_failed',
    'request_status_received',
    'request_status_working',
    'request_status_answered',
    'request_status_closed',
    'request_status_on',
    'request_status_needs_script',
    'form_field_empty',
  ],
});

export type RequestStatusProps = WidgetProps<typeof widget>;
