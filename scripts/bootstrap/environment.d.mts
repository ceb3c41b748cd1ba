import type { ContentLocation } from '../../sitecore/platform/content/content-location.mjs';
export const VARIABLES: readonly string[];
type Environment = Readonly<Record<string, string | undefined>>;
export function parseEnvFile(text: string): Record<string, string>;
export function readEnvironment(root: string, real: Environment): Record<string, string | undefined>;
export function neutralEnvironment(real: Environment): Record<string, string | undefined>;
export interface Settings {
  readonly root: string;
  readonly port: number;
  readonly platformPort: number;
  readonly external: boolean;
  readonly dataDir: string;
  readonly content: ContentLocation;
  readonly platformHost: string;
  readonly siteUrl: string;
  readonly publicUrl: string;
}
export function readSettings(root: string, env: Environment): Settings;
