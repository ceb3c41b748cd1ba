import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** The foot of a queue screen. */
export const flagshipFoot = rendering('FlagshipFoot', {
  datasource: template('Flagship Foot', {
    /** The branch's name, for those who stand in it. */
    BranchName: text(),
    /** Whom to ask for help. */
    Help: text({ multiline: true }),
  }),
});
