/** The part of the package that the site uses: its published types need those of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    /** Bytes from which a response is compressed. */
    readonly threshold: number;
    readonly brotli: { readonly params: Readonly<Record<number, number>> };
  }

  export default function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
