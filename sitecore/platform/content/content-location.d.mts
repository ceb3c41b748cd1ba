export const CONTENT_DISPLAY_PATH: string;
export interface ContentLocation {
  readonly folder: string;
  /** The folder as diagnostics show it. */
  readonly displayPath: string;
  /** True for the content of the checkout itself, which comes and goes with its code. */
  readonly isDemo: boolean;
}
export function contentLocation(root: string, env: { readonly CONTENT_DIR?: string | undefined }): ContentLocation;
