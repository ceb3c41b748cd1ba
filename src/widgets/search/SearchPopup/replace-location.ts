/** Loads an address in the place of the entry that the history is at. */
export const replaceLocation = (address: string): void => location.replace(address);
