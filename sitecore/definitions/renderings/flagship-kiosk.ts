import { text } from '../fields/text.ts';
import { rendering, textParam } from '../rendering.ts';
import { template } from '../template.ts';

/** The queue screen of a flagship branch. */
export const flagshipKiosk = rendering('FlagshipKiosk', {
  datasource: template('Flagship Kiosk', {
    /** The branch's name, as a ticket says it. */
    BranchName: text(),
  }),
  params: {
    /** The bank's code of the branch; without it the screen hands out no tickets. */
    BranchID: textParam(),
    /** The bank's code of the camera over the screen. */
    CameraIdentifier: textParam(),
  },
});
