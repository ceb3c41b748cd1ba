/** Resolves in a task of its own, so that input is handled and frames are painted between two pieces of work. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
