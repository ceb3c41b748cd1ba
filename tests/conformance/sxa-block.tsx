import type { ComponentRendering } from '@sitecore-jss/sitecore-jss-nextjs';
import type { ReactNode } from 'react';

/** Parameters of SXA's renderings, which its components read without a check. */
export interface SxaParams extends Readonly<Record<string, string | undefined>> {
  readonly styles: string;
  readonly GridParameters: string;
  readonly EnabledPlaceholders: string;
  readonly DynamicPlaceholderId: string;
}

export interface Props<F> {
  readonly rendering: ComponentRendering;
  readonly params: SxaParams;
  readonly fields: F;
}

/** Renders a block with the classes that SXA's components read from `styles`, without a check that it is there. */
export const block = (name: string, { styles }: SxaParams, children: ReactNode) => (
  <div className={`component ${name} ${styles.trimEnd()}`}>{children}</div>
);

/** Renders a block with the classes that SXA's components with placeholders read. */
export const holder = (name: string, { GridParameters, Styles }: SxaParams, children: ReactNode) => (
  <div className={`component ${name} ${GridParameters} ${Styles ?? ''}`.trimEnd()}>{children}</div>
);

/** Text in place of a datasource that a block lacks. */
export const hint = (text: string) => <span className="is-empty-hint">{text}</span>;

/** Styles of a picture behind a block. */
export const behind = (src: string) => (src === '' ? {} : { backgroundImage: `url('${src}')` });
