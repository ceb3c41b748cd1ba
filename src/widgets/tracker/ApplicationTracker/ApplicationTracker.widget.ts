import { applicationTracker } from '#sitecore/definitions/renderings/application-tracker.ts';
import { defineWidget, type ServerProps, type WidgetProps } from '#src/cms/widget.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { type ApplicationTrackerData, REQUEST_NUMBER } from './application-tracker-data.ts';
import { TRACKER_PHRASES } from './phrases.ts';

/** Hydrates on load: the tracker is all of its page. */
export const widget = defineWidget(applicationTracker, {
  client: 'load',
  dictionary: TRACKER_PHRASES,
  queryKeys: [REQUEST_NUMBER, FORM_KEY],
  queryIsPersonal: true,
});

export type EditedApplicationTrackerProps = ServerProps<typeof widget, ApplicationTrackerData>;

export type ApplicationTrackerProps = WidgetProps<typeof widget, ApplicationTrackerData>;
