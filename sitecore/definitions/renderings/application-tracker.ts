import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The tracker of an application: its status, a one-time code, the files of its contract. */
export const applicationTracker = rendering('ApplicationTracker', {
  datasource: template('Application Tracker', {
    /** Below the customer's name. */
    Lead: text(),
    /** Beside the current stage. */
    Image: image(),
    /** Below the one-time code. */
    CodeNote: text(),
    /** Way to the bank for whoever has no link. */
    Contact: link(),
  }),
});
