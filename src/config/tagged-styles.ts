import { z } from 'zod';

/** File of a build with its tagged styles, below the build's folder. */
export const TAGGED_STYLES = 'server/styles.json';

const stylePart = z.object({
  /** The groups around it, the outermost first: `@layer components`, `@media (min-width:48rem)`. */
  at: z.array(z.string()).readonly(),
  /** Selectors of a rule with equal needs: one widget of each need, as bits in base 36, must be on the page. */
  groups: z
    .array(z.object({ needs: z.array(z.string()).readonly(), selectors: z.string() }))
    .readonly()
    .optional(),
  declarations: z.array(z.string()).readonly().optional(),
  /** Text of an at-rule that is kept as it is. */
  whole: z.string().optional(),
  /** Name of keyframes, or of a registered custom property, which go when nothing reads them. */
  animation: z.string().optional(),
  property: z.string().optional(),
});

/** Schema of the style sheet of all widgets in parts, in their order. */
export const taggedStyles = z.object({
  /** Changes with the styles. */
  version: z.string(),
  /** Key of the addresses of sheets, so that nobody has the site assemble others than those of its pages. */
  secret: z.string(),
  /** Names of the widgets, by their place in the bits. */
  widgets: z.array(z.string()).readonly(),
  parts: z.array(stylePart).readonly(),
  /** Custom properties that code reads. */
  readByCode: z.array(z.string()).readonly(),
});

export type StylePart = Readonly<z.infer<typeof stylePart>>;
export type TaggedStyles = Readonly<z.infer<typeof taggedStyles>>;
