import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';
import { rendering, textParam } from '../rendering.ts';
import { template } from '../template.ts';

/** The queue screen of a flagship branch. */
export const flagshipKiosk = rendering('FlagshipKiosk', {
  datasource: template('Flagship Kiosk', {
    Logo: image(),
    /** The branch's name, for those who stand in it. */
    BranchName: text(),
    /** Whom to ask for help. */
    Help: text({ multiline: true }),
  }),
  params: {
    /** The bank's code of the branch; without it the screen hands out no tickets. */
    BranchID: textParam(),
    /** The bank's code of the camera over the screen. */
    CameraIdentifier: textParam(),
  },
});
