/** Loads a URL in place of the current history entry. */
export const replaceLocation = (url: string): void => location.replace(url);
