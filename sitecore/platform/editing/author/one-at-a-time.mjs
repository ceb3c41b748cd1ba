/** Returns the action, which ignores calls while one is under way: a second one would send what the first has changed. */
export function oneAtATime(action) {
  let pending;
  return (...parameters) => {
    pending ??= action(...parameters).finally(() => (pending = undefined));
    return pending;
  };
}
