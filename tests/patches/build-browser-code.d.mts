import type { DocumentProps } from 'next/document';
import type { Build, WebpackSettings } from '#src/config/patches/browser-build.ts';

export interface BrowserCode {
  /** Files by page, below the build's folder. */
  readonly manifest: DocumentProps['buildManifest'];
  readonly scripts: readonly string[];
  /** Returns the text of a file. */
  readonly read: (file: string) => string;
}

export function buildBrowserCode(
  folder: string,
  hook: (settings: WebpackSettings, build: Build) => WebpackSettings,
): Promise<BrowserCode>;
