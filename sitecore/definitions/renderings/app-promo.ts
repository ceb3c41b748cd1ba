import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A promotion of the bank's app: two stores, and a code for a phone's camera. */
export const appPromo = rendering('AppPromo', {
  datasource: template('App Promo', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    Image: image(),
    AppStoreLink: link({ required: true }),
    GooglePlayLink: link({ required: true }),
    /** The address in the code; no code without one. */
    CodeLink: link(),
    /** A sentence below the code. */
    Note: text(),
  }),
  params: { RenderingIdentifier: textParam() },
});
