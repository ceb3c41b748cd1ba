/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // A development server compiles this file for its edge runtime too: only inside this condition, which the build replaces,
  // is what needs Node left out there.
  // oxlint-disable-next-line eslint-js/no-restricted-syntax -- the build replaces it; it is no setting
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./shell/start-server.ts');
    startServer();
  }
}
