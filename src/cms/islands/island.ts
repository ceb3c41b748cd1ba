import type { PageFacts, Query } from '../widget.ts';

/** What the browser needs to wake one widget: plain data, as the server parsed it. */
export interface Island {
  readonly widget: string;
  readonly wake: 'use' | 'visible' | 'load';
  readonly slots: readonly string[];
  readonly props: {
    readonly uid: string;
    readonly fields: unknown;
    readonly params: unknown;
    readonly words: Readonly<Record<string, string>>;
    readonly page: PageFacts;
    readonly query: Query;
    readonly data: unknown;
  };
}

/** The islands of a page by the uid of their rendering. */
export type Islands = Readonly<Record<string, Island>>;

/** The id of a widget's slot: unique on the page, since the uid is. */
export const slotId = (uid: string, placeholder: string): string => `${uid}/${placeholder}`;
