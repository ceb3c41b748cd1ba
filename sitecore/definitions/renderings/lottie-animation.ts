import { file } from '../fields/file.ts';
import { image } from '../fields/image.ts';
import { text } from '../fields/text.ts';
import { textParam } from '../params.ts';
import { rendering } from '../rendering.ts';
import { template } from '../template.ts';

/** A moving drawing. */
export const lottieAnimation = rendering('LottieAnimation', {
  datasource: template('Lottie Animation', {
    Title: text({ required: true }),
    Description: text({ multiline: true }),
    /** A Lottie file, JSON. */
    LottieFile: file(),
    /** The drawing at rest: without scripts, and on paper. */
    Image: image(),
  }),
  params: { RenderingIdentifier: textParam() },
});
