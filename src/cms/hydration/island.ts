import type { PageFacts, UrlQuery } from '../widget.ts';

/** A widget with browser code: a view that hydrates, or an enhancement. */
export interface Island {
  readonly widget: string;
  readonly client: 'interaction' | 'visible' | 'load';
  /** Absent for an enhancement, which needs the HTML alone. */
  readonly view?: IslandView;
}

/** Data that the browser needs to hydrate a view, as the server parsed it. */
export interface IslandView {
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
