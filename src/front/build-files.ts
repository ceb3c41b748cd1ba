import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { COMPRESSED, ENCODINGS } from '#src/config/build/with-compressed-files.ts';
import { refuseMethod } from './refusals.ts';
import { sendText } from './send-text.ts';
import { TextBody } from './text-body.ts';

/** Types of the files that a build makes. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Path at which browsers request the files of a build. */
const PREFIX = '/_next/static/';

/**
 * Scripts and style sheets of the build, in memory with what the build compressed: some four megabytes, which a site has until it ends,
 * also when the next build replaces them on disk.
 */
export class BuildFiles {
  readonly #files = new Map<string, TextBody>();

  /** Reads the files of a build folder (`.next`). */
  constructor(buildFolder: string) {
    const folder = join(buildFolder, 'static');
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (typeOf(name) !== undefined)
        this.#files.set(PREFIX + name.replaceAll('\\', '/'), readFile(join(folder, name)));
  }

  /** Responds with the file at a URL, which never changes; returns undefined where there is none. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { url = '', method } = request;
    const [path = ''] = url.split('?');
    const file = this.#files.get(path);
    if (!file) return undefined;
    if (method !== 'GET' && method !== 'HEAD') {
      refuseMethod(response);
      return Promise.resolve();
    }
    response.setHeader('Content-Type', typeOf(path) ?? '');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return sendText(request, response, file);
  }
}

const typeOf = (name: string): string | undefined => TYPES[extname(name)];

function readFile(path: string): TextBody {
  const encoded = ENCODINGS.filter((encoding) => existsSync(path + COMPRESSED[encoding])).map(
    (encoding) => [encoding, readFileSync(path + COMPRESSED[encoding])] as const,
  );
  return new TextBody(readFileSync(path), { encoded: new Map(encoded) });
}
