import { Head } from 'next/document';
import { cloneElement, type ComponentProps, createElement } from 'react';

interface HeadWithSheetProps {
  /** Address of the page's own style sheet; undefined for a draft, which has views for authors too, and without a build. */
  readonly sheet: string | undefined;
}

/** Next's head with the style sheet of the page's widgets instead of that of all. */
export class HeadWithSheet extends Head {
  declare readonly props: ComponentProps<typeof Head> & HeadWithSheetProps;

  /** Renders without the address, which Next would write as an attribute of the element. */
  override render() {
    return cloneElement(super.render(), { sheet: undefined });
  }

  override getCssLinks(files: Parameters<Head['getCssLinks']>[0]) {
    const { sheet } = this.props;
    if (sheet === undefined) return super.getCssLinks(files);
    return [createElement('link', { key: sheet, rel: 'stylesheet', href: sheet })];
  }
}
