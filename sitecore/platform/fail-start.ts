import { ContentError } from './content/diagnostics.ts';

/**
 * Ends the process with one readable reason when the content, the environment or the port is invalid. Any other error is
 * printed whole: at the start it contains no visitor's data.
 */
export function failStart(error: unknown): void {
  const known = error instanceof ContentError || (error instanceof Error && error.message.startsWith('environment:'));
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    console.error('content platform: PLATFORM_PORT is in use');
  } else console.error(known ? error.message : error);
  process.exit(1);
}
