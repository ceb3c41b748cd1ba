export function ensureSecrets(
  dataDir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Record<string, string>>;
