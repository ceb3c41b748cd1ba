/** Parses a text as JSON; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The most levels of lists and objects, and the most members of all of them, in JSON that a stranger sends. */
const LEVELS = 32;
const MEMBERS = 10_000;

/** Parses JSON that a stranger sends; undefined when it is not JSON, is nested too deep or has too many members. */
export const parseSentJson = (text: string): unknown => (isWithinBounds(text) ? parseJson(text) : undefined);

/** Counts levels and members in one pass before anything is made of them: what walks a parsed value may then recurse. */
function isWithinBounds(text: string): boolean {
  let [level, members, isText] = [0, 0, false];
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place];
    if (character === '"') isText = !isText;
    else if (isText && character === '\\') place += 1;
    else if (isText) continue;
    else if (character === '[' || character === '{') level += 1;
    else if (character === ']' || character === '}') level -= 1;
    else if (character === ',') members += 1;
    if (level > LEVELS || members > MEMBERS) return false;
  }
  return true;
}
