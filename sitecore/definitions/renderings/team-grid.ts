import { multilist } from '../fields/items.ts';
import { text } from '../fields/text.ts';
import { booleanParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { teamCard } from '../templates/team-member.ts';

/** People of the bank as cards; those with a highlight come first, larger. */
export const teamGrid = rendering('TeamGrid', {
  datasource: template('Team Grid', {
    Title: text(),
    /** Authors edit each person on their own page. */
    Members: multilist(teamCard, { editable: false }),
  }),
  params: { CardNotClickable: booleanParam() },
});
