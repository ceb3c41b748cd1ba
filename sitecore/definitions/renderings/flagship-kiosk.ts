import { text } from '../fields/text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The kiosk of a flagship branch. */
export const flagshipKiosk = rendering('FlagshipKiosk', {
  datasource: template('Flagship Kiosk', {
    /** The branch's name on a ticket. */
    BranchName: text(),
  }),
  params: {
    /** The bank's code of the branch; without it the kiosk issues no tickets. */
    BranchID: textParam(),
    /** The bank's code of the kiosk's camera. */
    CameraIdentifier: textParam(),
  },
});
