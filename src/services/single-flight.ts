/** Returns the call with concurrent calls of one key joined; `version` separates calls that must not be joined. */
export function singleFlight<K extends readonly string[], V>(
  call: (...key: K) => Promise<V>,
  version: () => number = () => 0,
): (...key: K) => Promise<V> {
  const pending = new Map<string, Promise<V>>();
  return (...key) => {
    const name = JSON.stringify([version(), ...key]);
    const joined = pending.get(name);
    if (joined) return joined;
    const result = call(...key).finally(() => pending.delete(name));
    pending.set(name, result);
    return result;
  };
}
