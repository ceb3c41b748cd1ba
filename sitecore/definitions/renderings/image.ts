import { image as imageField } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { text } from '../fields/text.ts';
import { rendering } from '../rendering.ts';
import { variantParams } from '../sxa.ts';
import { template } from '../template.ts';

/** SXA's Image: a picture with its caption, which may lead somewhere; the variant Banner is the picture alone, as wide as its place. */
export const image = rendering('Image', {
  datasource: template('Captioned Image', { Image: imageField(), ImageCaption: text(), TargetUrl: link() }),
  params: variantParams,
});
