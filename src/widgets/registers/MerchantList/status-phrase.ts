type StatusPhrases = Readonly<
  Record<
    | 'status_bad_request'
    | 'status_not_found'
    | 'status_too_many'
    | 'status_server_error'
    | 'status_bad_gateway'
    | 'status_unavailable'
    | 'status_timeout'
    | 'status_no_connection',
    string
  >
>;

/** Returns the text of a status of HTTP in the language of the page; of a missing connection for 0. */
export function statusPhrase(status: number, phrases: StatusPhrases): string {
  switch (status) {
    case 0:
      return phrases.status_no_connection;
    case 404:
      return phrases.status_not_found;
    case 429:
      return phrases.status_too_many;
    case 502:
      return phrases.status_bad_gateway;
    case 503:
      return phrases.status_unavailable;
    case 504:
      return phrases.status_timeout;
    default:
      return status < 500 ? phrases.status_bad_request : phrases.status_server_error;
  }
}
