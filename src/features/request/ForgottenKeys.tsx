/**
 * Names the query keys of a page's address whose values no history is to keep: the page's start takes them out of it, once the server
 * has read them.
 */
export const ForgottenKeys = ({ keys }: { readonly keys: readonly string[] }) => (
  <span hidden data-forget={keys.join(' ')} />
);
