import type { TrackerPhrases } from '../phrases.ts';

/** Renders the outline of a status while it loads. */
export const StatusLoading = ({ phrases }: { readonly phrases: TrackerPhrases }) => (
  <>
    <h1 data-title="" tabIndex={-1} className="sr-only">
      {phrases.tracker_title}
    </h1>
    <div aria-hidden="true">
      <div className="tracker-head">
        <span className="skeleton block h-11 w-72 max-w-full" />
        <span className="skeleton mt-3 block h-5 w-104 max-w-full" />
      </div>
      <div className="tracker-card">
        <div className="tracker-now tracker-now-loading">
          <div className="grid gap-5">
            <span className="skeleton block h-4 w-28" />
            <span className="skeleton block h-12 w-3/5" />
            <span className="skeleton block h-4 w-4/5" />
          </div>
        </div>
        <div className="tracker-facts min-h-20" />
      </div>
    </div>
  </>
);
