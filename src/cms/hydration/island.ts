import type { PageFacts, UrlQuery } from '../widget.ts';

/** Data that the browser needs to hydrate one widget, as the server parsed it. */
export interface Island {
  readonly widget: string;
  readonly client: 'interaction' | 'visible' | 'load';
  readonly slots: readonly string[];
  readonly props: {
    readonly uid: string;
    readonly fields: unknown;
    readonly params: unknown;
    readonly phrases: Readonly<Record<string, string>>;
    readonly page: PageFacts;
    readonly query: UrlQuery;
    readonly data: unknown;
  };
}

/** Islands of a page by the uid of their rendering. */
export type Islands = Readonly<Record<string, Island>>;

/** Returns the id of a widget's slot, unique on the page because the uid is. */
export const slotId = (uid: string, placeholder: string): string => `${uid}/${placeholder}`;
