import type { Language } from '#sitecore/definitions/language.ts';
import type { ClientDirective } from '#src/cms/widget.ts';
import { probeName, CLIENT_DIRECTIVES } from './probe.ts';
import type { Probe } from './registry.server.ts';

/** A probe at its place in a page. */
export interface Placed {
  readonly uid: string;
  readonly name: string;
  readonly label: string;
  readonly inner?: readonly Placed[];
  readonly second?: readonly Placed[];
}

type Slots = Pick<Placed, 'inner' | 'second'>;

/** Returns a probe of a page; its label is its uid by default. */
const probe = (
  name: Probe,
  client: ClientDirective,
  uid: string,
  { label = uid, ...slots }: Slots & { label?: string } = {},
) => ({
  uid,
  name: probeName(name, client),
  label,
  ...slots,
});

/** Returns the probes of the page at a path in a language; undefined without such a page. */
export const probePage = ([name = '', ...rest]: readonly string[], language: Language): readonly Placed[] | undefined =>
  pages.get(name)?.(language, rest);

type Page = (language: Language, rest: readonly string[]) => readonly Placed[];

/** Returns nested boxes with counters, one for each client directive in the path, the outermost first. */
function nested(directives: readonly string[], level = 1): readonly Placed[] {
  const [outer, ...rest] = directives.flatMap((word) => CLIENT_DIRECTIVES.find((client) => client === word) ?? []);
  if (outer === undefined) return [];
  return [probe('Box', outer, `box ${level}`, { inner: nested(rest, level + 1) })];
}

const COUNTER = { ar: 'عدّاد', en: 'counter' } as const satisfies Record<Language, string>;

/** The probes that a page can put below the fold by name. */
const lazyProbes = ['Counter', 'TextForm', 'Native', 'Log'] as const satisfies readonly Probe[];

const pages: ReadonlyMap<string, Page> = new Map<string, Page>([
  ['captcha', () => [probe('CaptchaForm', 'load', 'form')]],
  ['nested', (_language, directives) => nested(directives)],
  [
    'same',
    (language, [page = '']) => [
      probe('Counter', 'load', 'the same', { label: `${COUNTER[language]} ${page}` }),
      probe('Box', 'visible', 'the same box', {
        label: `box ${language} ${page}`,
        inner: [probe('Counter', 'visible', 'the same inside', { label: `inside ${language} ${page}` })],
      }),
      probe('Links', 'none', 'links', { label: '/same/one /same/two /en/same/one /en/same/two' }),
    ],
  ],
  [
    'long',
    () => [
      probe('Counter', 'load', 'before'),
      probe('LongText', 'none', 'long text'),
      probe('Counter', 'visible', 'after'),
    ],
  ],
  [
    'hider',
    (_language, [client]) => [
      probe('Hider', client === 'load' ? 'load' : 'visible', 'hider', {
        inner: [probe('Counter', 'load', 'first'), probe('TextForm', 'visible', 'form')],
        second: [probe('Counter', 'visible', 'second')],
      }),
    ],
  ],
  [
    'unmounter',
    () => [
      probe('Unmounter', 'load', 'unmounter', {
        inner: [
          probe('Counter', 'load', 'counter'),
          probe('TextForm', 'load', 'form'),
          probe('Links', 'none', 'links', { label: '#static-text' }),
          probe('Unmounter', 'load', 'inner unmounter', { inner: [probe('Counter', 'load', 'deep')] }),
        ],
      }),
    ],
  ],
  ['slot-only', () => [probe('SlotOnly', 'visible', 'bare', { inner: [probe('Counter', 'visible', 'counter')] })]],
  [
    'below',
    (_language, [client]) => [
      probe('TextForm', 'load', 'form'),
      probe('Spacer', 'none', 'spacer'),
      probe('Counter', client === 'load' ? 'load' : 'visible', 'counter'),
    ],
  ],
  ['unused', () => [probe('TextForm', 'load', 'form'), probe('Counter', 'interaction', 'counter')]],
  [
    'lazy',
    (_language, [name, client]) => {
      const lazyProbe = lazyProbes.find((candidate) => candidate === name) ?? 'Counter';
      return [
        ...(client === 'load' ? [] : [probe('Spacer', 'none', 'spacer')]),
        probe(lazyProbe, client === 'load' ? 'load' : 'visible', 'island'),
      ];
    },
  ],
  [
    'fails-on-server',
    () => [
      probe('Counter', 'load', 'before'),
      probe('Box', 'none', 'box', {
        inner: [probe('FailsOnServer', 'visible', 'broken', { inner: [probe('Counter', 'load', 'lost')] })],
        second: [probe('Counter', 'load', 'beside')],
      }),
      probe('Counter', 'load', 'after'),
    ],
  ],
  [
    'fails-in-browser',
    () => [
      probe('Counter', 'load', 'before'),
      probe('FailsInBrowser', 'visible', 'broken', {
        inner: [
          probe('Counter', 'load', 'inside'),
          probe('TextForm', 'load', 'form'),
          probe('FailsInBrowser', 'load', 'broken too', { inner: [probe('Counter', 'visible', 'deep')] }),
        ],
      }),
    ],
  ],
  [
    'fails-at-click',
    () => [
      probe('FailsAtClick', 'load', 'broken', {
        inner: [probe('Counter', 'load', 'inside'), probe('TextForm', 'visible', 'form')],
      }),
    ],
  ],
  [
    'events',
    () => [
      probe('Box', 'load', 'box', { inner: [probe('Counter', 'load', 'counter'), probe('TextForm', 'load', 'form')] }),
    ],
  ],
  ['forms', () => [probe('TextForm', 'load', 'one'), probe('TextForm', 'load', 'two')]],
  ['mismatch', () => [probe('Mismatch', 'load', 'mismatch')]],
  ['picture', () => [probe('Picture', 'load', 'picture')]],
  ['pusher', () => [probe('Pusher', 'load', 'pusher'), probe('Counter', 'load', 'counter')]],
]);
