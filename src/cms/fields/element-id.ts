/** Ids that the site's own code looks up. */
const RESERVED = /^(?:__next|__next_data__|islands|main|icon-.*)$/i;

/** Returns the attribute of an author's id for a block; none for an id that a link cannot lead to, or of the site's own. */
export const elementId = (id: string): { readonly id?: string } =>
  id === '' || /\s/.test(id) || RESERVED.test(id) ? {} : { id };
