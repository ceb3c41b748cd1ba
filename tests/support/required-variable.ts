/** Returns an environment variable; throws an Error when it is not set. */
export function requiredVariable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
