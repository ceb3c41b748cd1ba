/** Age at which content kept in the site's memory is fetched again; a publish makes it older at once. */
export const CONTENT_MAX_AGE_MS = 60_000;

/** Time after a failed fetch of content until the next one; meanwhile the last good result is served. */
export const CONTENT_RETRY_MS = 5_000;

/** Time for which a request waits for new content when there is content since the last publish; then that is served. */
export const CONTENT_WAIT_MS = 1_000;
