import { requestStatus } from '#sitecore/definitions/renderings/request-status.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';
import { formQuery } from '#src/features/form/form-query.ts';
import { STATUS_FORM } from '#src/services/request-status.ts';
import type { RequestStatusData } from './request-status-data.ts';

export const widget = defineWidget(requestStatus, {
  client: 'interaction',
  ...formQuery(STATUS_FORM),
  dictionary: [
    'request_status_number',
    'request_status_contact',
    'request_status_contact_hint',
    'request_status_show',
    'request_status_none',
    'request_status_failed',
    'request_status_limited',
    'request_status_received',
    'request_status_working',
    'request_status_answered',
    'request_status_closed',
    'request_status_on',
    'form_field_empty',
  ],
});

export type RequestStatusProps = WidgetProps<typeof widget, RequestStatusData | null>;
