import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { dynamicParams } from '../sxa.ts';

/** SXA's Container: blocks in a grid of twelve columns, on a ground or a picture. */
export const container = rendering('Container', {
  // The picture behind it, as SXA stores it: mediaurl="/-/media/a.jpg".
  params: { ...dynamicParams, BackgroundImage: textParam() },
  placeholders: ['container-{*}'],
});
