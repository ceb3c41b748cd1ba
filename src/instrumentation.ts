/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // A development server compiles this file for its edge runtime too: only inside this condition, which the build replaces,
  // is what needs Node left out there.
  // eslint-disable-next-line no-restricted-syntax -- the build replaces it; it is no setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./shell/start-server.ts');
    startServer();
  }
}
