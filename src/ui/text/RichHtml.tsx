import { classes } from '../classes.ts';

interface RichHtmlProps {
  /** Sanitised markup. */
  readonly html: string;
  readonly className?: string;
}

/** Renders an author's formatted text in the page's typography. */
export function RichHtml({ html, className }: RichHtmlProps) {
  return <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
