/**
 * Resolves in a task of its own, so that input is handled and frames are painted between two pieces of work. By a message: browsers
 * delay timers of pages in the background.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
