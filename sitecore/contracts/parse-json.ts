/** Parses a text as JSON; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The most levels of lists and objects in a JSON text, and the most members of all of them. */
export interface JsonBounds {
  readonly levels: number;
  readonly members: number;
}

/** Bounds of JSON that a stranger sends. */
const STRANGERS: JsonBounds = { levels: 32, members: 10_000 };

/** Parses JSON that somebody sends, by default a stranger; undefined when it is not JSON, is nested too deep or has too many members. */
export const parseSentJson = (text: string, bounds: JsonBounds = STRANGERS): unknown =>
  isWithinBounds(text, bounds) ? parseJson(text) : undefined;

/** Counts levels and members in one pass before anything is made of them: what walks a parsed value may then recurse. */
export function isWithinBounds(text: string, bounds: JsonBounds): boolean {
  let [level, members, isInText] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') at += 1;
    else if (isInText) continue;
    else if (character === '[' || character === '{') level += 1;
    else if (character === ']' || character === '}') level -= 1;
    else if (character === ',') members += 1;
    if (level > bounds.levels || members > bounds.members) return false;
  }
  return true;
}
