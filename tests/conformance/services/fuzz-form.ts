import fc from 'fast-check';

/** A part of a form's body: a text, or a file. */
export interface Part {
  readonly name: string;
  readonly value: string | Uint8Array;
  /** Set for a file. */
  readonly fileName?: string;
}

/** Changes of a request by which it stops being what a browser sends. */
export interface FormMutation {
  readonly form: number;
  readonly parts: readonly ((parts: readonly Part[]) => readonly Part[])[];
  readonly encoding: Encoding;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Share of the body after which it is cut; 1 for none. */
  readonly cut: number;
  readonly garbage: Uint8Array | undefined;
}

type Encoding = 'multipart' | 'urlencoded' | 'otherBoundary' | 'noBoundary' | 'json' | 'noType' | 'bareNames';

const HUGE = 'ض'.repeat(600_000);

/** Texts that a program may mistake for something else. */
export const ODD_TEXTS = [
  ...['', ' ', '\0', '\0\0a', 'a\0', '"', "'", '\\', '\r\n', '\r\n--b--\r\n', '%00', '%', '%zz', '+', '&=', '{}', '[]'],
  ...['null', 'true', '-1', '1e400', 'NaN', '٠٥٠١٢٣٤٥٦٧', '\u202e', '\u{1f600}', '\ud800', '\udc00\ud800', '\ufeff'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', "'; DROP TABLE x; --"],
  ...['../../etc/passwd', '<script>', '=1+1', '${7*7}', 'a'.repeat(5_000)],
];

const ODD_NAMES = [
  ...[
    '__proto__',
    '__proto__[admin]',
    'constructor',
    'constructor.prototype',
    'toString',
    'then',
    'length',
    '',
    '.',
    '[]',
  ],
  ...[
    'fxb.FormItemId',
    '.FormItemId',
    'x.FormItemId',
    '__proto__.FormItemId',
    'sc_itemid',
    'sc_lang',
    'token',
    'stamp',
    'trap',
  ],
  ...[
    'fxb.test.Fields[].Value',
    'fxb.test.Fields[__proto__].Value',
    'fxb.test.Fields.Index',
    'a"; filename="x',
    'a\r\nX: y',
  ],
  `fxb.test.Fields[${'{'.repeat(36)}].Value`,
  `fxb.test.Fields[${'0'.repeat(32)}].Files`,
];

const oddText = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
);
const oddName = fc.oneof(fc.constantFrom(...ODD_NAMES), fc.string({ unit: 'binary', maxLength: 30 }));
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.constant(Buffer.from('%PDF-1.7\n%%EOF')),
  fc.constant(Buffer.from('MZ\u0090\0')),
);
const index = fc.nat({ max: 60 });

const at = (parts: readonly Part[], wanted: number): number => (parts.length === 0 ? 0 : wanted % parts.length);

const replace =
  (wanted: number, change: (part: Part) => readonly Part[]) =>
  (parts: readonly Part[]): readonly Part[] =>
    parts.flatMap((part, position) => (position === at(parts, wanted) ? change(part) : [part]));

/** A change of one part, or of all. */
const mutation = fc.oneof(
  fc.tuple(index, oddText).map(([wanted, value]) => replace(wanted, ({ name }) => [{ name, value }])),
  fc.tuple(index, oddName).map(([wanted, name]) => replace(wanted, (part) => [{ ...part, name }])),
  index.map((wanted) => replace(wanted, () => [])),
  fc
    .tuple(index, fc.integer({ min: 2, max: 5 }))
    .map(([wanted, times]) => replace(wanted, (part) => Array.from({ length: times }, () => part))),
  fc
    .tuple(index, oddText, bytes)
    .map(([wanted, fileName, value]) => replace(wanted, ({ name }) => [{ name, value, fileName }])),
  fc.tuple(oddName, oddText).map(([name, value]) => (parts: readonly Part[]) => [
    { name, value },
    ...parts,
    { name, value },
  ]),
  fc.constantFrom(
    (parts: readonly Part[]) => parts.toReversed(),
    (parts: readonly Part[]) => [
      ...parts,
      ...Array.from({ length: 1_100 }, (_, one) => ({ name: `n${one}`, value: 'x' })),
    ],
    (parts: readonly Part[]) => parts.map((part) => ({ ...part, name: part.name.toUpperCase() })),
    () => [],
  ),
);

const header = fc.record(
  {
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'none', 'same-origin, cross-site', ''),
    origin: fc.constantFrom('null', 'https://evil.example', 'x', ''),
    cookie: fc.constantFrom('__RequestVerificationToken=x', 'formtoken=%E0%A4%A', '=;=;', '__proto__=1', ''),
    'accept-language': fc.constantFrom('ar', 'xx', '*;q=2', ''),
  },
  { requiredKeys: [] },
);

const queries = fc.record(
  {
    'fxb.FormItemId': fc.constantFrom(...ODD_TEXTS),
    'fxb.HtmlPrefix': oddName,
    sc_lang: fc.constantFrom('', 'xx', '__proto__', 'constructor', 'en', 'ar'),
    sc_itemid: fc.constantFrom(...ODD_TEXTS),
    __proto__: fc.constantFrom('x'),
  },
  { requiredKeys: [] },
);

/** Returns a value often undefined, so that the code behind what it breaks is reached, too. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>, usual: Value): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary });

const encodings = fc.constantFrom<Encoding>('otherBoundary', 'noBoundary', 'json', 'noType', 'bareNames', 'urlencoded');

/** Changes of requests to the endpoint of forms; `forms` is the number of forms to choose from. */
export const formMutations = (forms: number): fc.Arbitrary<FormMutation> =>
  fc.record({
    form: fc.nat({ max: forms - 1 }),
    parts: fc.array(mutation, { maxLength: 3 }),
    encoding: seldom<Encoding>(encodings, 'multipart'),
    query: seldom<Readonly<Record<string, string>>>(queries, {}),
    headers: seldom<Readonly<Record<string, string>>>(header, {}),
    cut: seldom(fc.double({ min: 0, max: 1, noNaN: true }), 1),
    garbage: seldom<Uint8Array | undefined>(fc.uint8Array({ minLength: 1, maxLength: 40 }), undefined),
  });

const BOUNDARY = '----rukn-fuzz';

/** Returns the body of a request and its content type; undefined for none. */
export function encodeParts(
  parts: readonly Part[],
  { encoding, cut, garbage }: Pick<FormMutation, 'encoding' | 'cut' | 'garbage'>,
): { readonly body: Buffer<ArrayBuffer>; readonly type: string | undefined } {
  const { body, type } = encoded(parts, encoding);
  const whole = body.subarray(0, Math.floor(body.length * cut));
  if (!garbage) return { body: whole, type };
  const middle = Math.floor(whole.length / 2);
  return { body: Buffer.concat([whole.subarray(0, middle), garbage, whole.subarray(middle)]), type };
}

function encoded(parts: readonly Part[], encoding: Encoding) {
  const texts = parts.map(({ name, value }): [string, string] => [name, typeof value === 'string' ? value : '']);
  if (encoding === 'urlencoded')
    return { body: Buffer.from(new URLSearchParams(texts).toString()), type: 'application/x-www-form-urlencoded' };
  if (encoding === 'json')
    return { body: Buffer.from(JSON.stringify(Object.fromEntries(texts))), type: 'application/json' };
  const body = Buffer.concat([
    ...parts.map((part) => partOf(part, encoding === 'bareNames')),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  if (encoding === 'noType') return { body, type: undefined };
  if (encoding === 'noBoundary') return { body, type: 'multipart/form-data' };
  const boundary = encoding === 'otherBoundary' ? `${BOUNDARY}x` : BOUNDARY;
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

function partOf({ name, value, fileName }: Part, isBare: boolean): Buffer<ArrayBuffer> {
  const escaped = (text: string) =>
    isBare
      ? text
      : encodeURI(text.toWellFormed())
          .replaceAll(/%20|%5B|%5D/g, decodeURI)
          .replaceAll('"', '%22');
  const file = fileName === undefined ? '' : `; filename="${escaped(fileName)}"\r\nContent-Type: application/pdf`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${escaped(name)}"${file}\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(head),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
}
