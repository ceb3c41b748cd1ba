import { classes } from '../classes.ts';

interface RichHtmlProps {
  /** Markup that is already made safe. */
  readonly html: string;
  readonly className?: string;
}

/** An author's formatted text in the page's own type. */
export function RichHtml({ html, className }: RichHtmlProps) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
