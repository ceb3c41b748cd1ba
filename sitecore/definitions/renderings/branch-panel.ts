import { image } from '../fields/image.ts';
import { multilist } from '../fields/items.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { option, textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';
import { branchFacility } from '../templates/branch.ts';

/** The branches and ATMs that offer a service, the nearest first, with the hours of one of them and a code for the app. */
export const branchPanel = rendering('BranchPanel', {
  datasource: template('Branch Panel', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** The buttons; the services of the branches themselves when empty. */
    ServiceTypes: multilist(branchFacility, { editable: false, source: '/items/facilities' }),
    /** More branches; the list of the branches when empty. */
    BranchesLink: link(),
    /** More ATMs; the list of the ATMs when empty. */
    AtmsLink: link(),
    QrTitle: text(),
    QrText: text(),
    /** A picture of a code; without one the code of QrLink is drawn. */
    QrImage: image(),
    /** The address in the code, and where the picture leads. */
    QrLink: link(),
  }),
  params: { TitleLevel: option('2', '1'), RenderingIdentifier: textParam() },
});
