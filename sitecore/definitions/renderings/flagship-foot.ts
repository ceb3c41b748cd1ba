import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The footer of a kiosk. */
export const flagshipFoot = rendering('FlagshipFoot', {
  datasource: template('Flagship Foot', {
    /** The branch's name, shown to its visitors. */
    BranchName: text(),
    /** Contact for help. */
    Help: text({ multiline: true }),
  }),
});
