/** Personal data in a line of a log. */
export interface Finding {
  readonly line: number;
  /** Kind of the data, such as `e-mail address`. */
  readonly kind: string;
  readonly text: string;
}

/** Personal data that is known by its form, whoever it belongs to; not in UUIDs, decimals or stack frames. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'request number': /\bRK-[0-9A-Z]{4,}/i,
  'national ID': /(?<![0-9A-Za-z.-])[12]\d{9}(?![0-9A-Za-z.-])/,
  'mobile number': /(?<![0-9A-Za-z.-])(?:\+|00)?(?:966|0)?5\d{8}(?![0-9A-Za-z.-])/,
  'e-mail address': /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}\b/i,
  'one-time code': /(?:\bcode|\botp|رمز التحقق)(?: is)?[\s"':=]{0,5}[\d٠-٩]{4}(?![\d٠-٩])/i,
  token: /\beyJ[\w-]{8,}\.[\w-]{8,}|\bBearer +[\w.~+/-]{16,}/i,
};

const WORD = /[\p{L}\p{N}]+/gu;

/** Texts by their first word, so that a line is compared only with those that may be in it. */
export type KnownTexts = ReadonlyMap<string, readonly string[]>;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/** Indexes texts for `findPersonalData`. */
export function knownTexts(texts: Iterable<string>): KnownTexts {
  const byFirstWord = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    const [first] = wordsOf(text);
    if (first !== undefined) byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), text]);
  }
  return byFirstWord;
}

/** Returns the personal data in a log, at most one finding of a line: what has a known form, and the known texts. */
export function findPersonalData(log: string, known: KnownTexts): readonly Finding[] {
  return log.split('\n').flatMap((logged, index) => {
    const line = readable(logged);
    for (const [kind, form] of Object.entries(FORMS)) {
      const text = form.exec(line)?.[0];
      if (text !== undefined) return [{ line: index + 1, kind, text }];
    }
    const text = knownIn(line, known);
    return text === undefined ? [] : [{ line: index + 1, kind: 'of the store', text }];
  });
}

/** Returns a line without the escapes of URLs and of JSON, which hide Arabic. */
const readable = (line: string): string =>
  line
    .replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => Buffer.from(escaped.replaceAll('%', ''), 'hex').toString())
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns the first known text whose words are in a line as they are in the text. */
function knownIn(line: string, known: KnownTexts): string | undefined {
  const words = wordsOf(line);
  const spaced = ` ${words.join(' ')} `;
  for (const word of new Set(words))
    for (const text of known.get(word) ?? []) if (spaced.includes(` ${wordsOf(text).join(' ')} `)) return text;
  return undefined;
}
