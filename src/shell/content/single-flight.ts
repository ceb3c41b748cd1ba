/** Lets only one call per key and age be under way; whoever asks meanwhile gets the same answer. */
export function singleFlight<K extends readonly string[], V>(
  call: (...key: K) => Promise<V>,
  age: () => number = () => 0,
): (...key: K) => Promise<V> {
  const underWay = new Map<string, Promise<V>>();
  return (...key) => {
    const name = JSON.stringify([age(), ...key]);
    const known = underWay.get(name);
    if (known) return known;
    const answer = call(...key).finally(() => underWay.delete(name));
    underWay.set(name, answer);
    return answer;
  };
}
