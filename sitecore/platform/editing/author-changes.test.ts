// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const FOLDER = `${import.meta.dirname}/author`;

interface Result {
  readonly kind: string;
  readonly detail?: string;
}

/** Two values of a field, of which an author chooses one. */
interface Conflict {
  readonly field: object;
  readonly mine: unknown;
  readonly theirs: unknown;
}

interface Changes {
  readonly isEmpty: boolean;
  show(fields: readonly object[]): void;
  noteRestored(field: object, base: unknown): void;
  note(field: object): void;
  save(): Promise<Result>;
}

const { Changes } = z
  .object({ Changes: z.custom<new (ask?: (conflict: Conflict) => Promise<string | undefined>) => Changes>() })
  .parse(await import(`${FOLDER}/changes.mjs`));
const { restoreTyped } = z
  .object({
    restoreTyped: z.custom<(fields: readonly object[], note: (field: object, base: unknown) => void) => void>(),
  })
  .parse(await import(`${FOLDER}/typed-texts.mjs`));

/** A field of the item with a text, as the page has it. */
class Field {
  readonly item = 'ITEM';
  readonly language = 'en';
  readonly version = 4;
  readonly revision = 'first';
  readonly field: string;
  readonly key: string;
  text: string;
  refusal: Result | undefined;

  constructor(name: string, text: string) {
    this.field = name;
    this.key = `ITEM ${name}`;
    this.text = text;
  }

  read(): string {
    return this.text;
  }
  write(text: string): void {
    this.text = text;
  }
  mark(refusal: Result | undefined): void {
    this.refusal = refusal;
  }
}

const sentBody = z.object({ field: z.string(), value: z.string(), revision: z.string() });
type Sent = z.output<typeof sentBody>;

/** Bodies of the saves; `respond` is the platform's response to each. */
const sent: Sent[] = [];
let respond: (body: Sent) => Response | Promise<Response>;

const saved = (): Response => Response.json({ version: 5, revision: `after ${sent.length}` });
const refused = (): Response => Response.json({ error: 'there is no /nowhere' }, { status: 400 });

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  respond = saved;
  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string }) => {
    const read = sentBody.parse(JSON.parse(body));
    sent.push(read);
    return respond(read);
  });
});

/** Changes of three fields, none saved. */
function threeChanges() {
  const changes = new Changes();
  const fields = ['Link', 'Title', 'Text'].map((name) => new Field(name, `new ${name}`));
  for (const field of fields) changes.note(field);
  return { changes, fields };
}

describe('the changes of an author', () => {
  it('are saved field by field, each with the revision that the one before returned', async () => {
    const { changes } = threeChanges();
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect(sent.map(({ field, revision }) => [field, revision])).toEqual([
      ['Link', 'first'],
      ['Title', 'after 1'],
      ['Text', 'after 2'],
    ]);
    expect([changes.isEmpty, sessionStorage.length]).toEqual([true, 0]);
  });

  it('are saved beside a refused field, which is marked, keeps its text and can be mended', async () => {
    const { changes, fields } = threeChanges();
    respond = ({ field, value }) => (field === 'Link' && value === 'new Link' ? refused() : saved());
    expect(await changes.save()).toMatchObject({ kind: 'failed', detail: 'there is no /nowhere' });
    expect(sent.map(({ field }) => field)).toEqual(['Link', 'Title', 'Text']);
    expect(fields.map(({ refusal }) => refusal?.detail)).toEqual(['there is no /nowhere', undefined, undefined]);
    expect([changes.isEmpty, fields[0]?.text, sessionStorage.length]).toEqual([false, 'new Link', 1]);
    fields[0]?.write('/help');
    changes.note(fields[0] ?? {});
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect(sent.at(-1)).toMatchObject({ field: 'Link', value: '/help', revision: 'after 3' });
    expect(changes.isEmpty).toBe(true);
  });

  it.each([
    ['the network is gone', () => Promise.reject(new TypeError('fetch failed')), 'unreachable'],
    ['the session has ended', () => Response.json({}, { status: 401 }), 'signedOut'],
  ])('are kept when %s, and are in the fields again after a reload', async (_, fail, kind) => {
    const { changes } = threeChanges();
    respond = fail;
    expect(await changes.save()).toMatchObject({ kind });
    expect([sent.length, changes.isEmpty]).toEqual([1, false]);
    const [afterReload, unchanged] = [new Field('Text', 'old Text'), new Field('Other', 'old Other')];
    const noted: object[] = [];
    restoreTyped([afterReload, unchanged], (field) => noted.push(field));
    expect([afterReload.text, unchanged.text, noted]).toEqual(['new Text', 'old Other', [afterReload]]);
    respond = saved;
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect(sent.slice(1).map(({ value }) => value)).toEqual(['new Link', 'new Title', 'new Text']);
  });

  it('that are typed during a save stay unsaved', async () => {
    const changes = new Changes();
    const title = new Field('Title', 'one');
    changes.note(title);
    respond = () => {
      title.write('one, two');
      return saved();
    };
    await changes.save();
    expect([changes.isEmpty, sessionStorage.length]).toEqual([false, 1]);
    respond = saved;
    await changes.save();
    expect([changes.isEmpty, sent.map(({ value }) => value)]).toEqual([true, ['one', 'one, two']]);
  });
});

describe('a text that somebody else has changed meanwhile', () => {
  const conflict = (value: unknown): Response =>
    Response.json({ error: 'changed', version: 6, revision: 'theirs', value }, { status: 409 });

  /** Changes of a title that the page showed as "old", typed over as "mine"; `answers` are the author's. */
  function typed(...answers: readonly (string | undefined)[]) {
    const conflicts: unknown[] = [];
    const left = [...answers];
    const changes = new Changes(({ mine, theirs }) => {
      conflicts.push([mine, theirs]);
      return Promise.resolve(left.shift());
    });
    const title = new Field('Title', 'old');
    changes.show([title]);
    title.write('mine');
    changes.note(title);
    return { changes, title, conflicts };
  }
  const respondWith = (theirs: unknown) => {
    respond = ({ revision }) => (revision === 'first' ? conflict(theirs) : saved());
  };

  it('is shown beside the author’s, who keeps the own one', async () => {
    const { changes, conflicts } = typed('mine');
    respondWith('theirs');
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect(conflicts).toEqual([['mine', 'theirs']]);
    expect(sent.map(({ value, revision }) => [value, revision])).toEqual([
      ['mine', 'first'],
      ['mine', 'theirs'],
    ]);
    expect([changes.isEmpty, sessionStorage.length]).toEqual([true, 0]);
  });

  it('stays when the author takes it, and is in the field', async () => {
    const { changes, title } = typed('theirs');
    respondWith('theirs');
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect([sent.length, title.text, changes.isEmpty, sessionStorage.length]).toEqual([1, 'theirs', true, 0]);
  });

  it('is not overwritten while the author decides later, nor after a reload', async () => {
    const { changes, title } = typed(undefined, undefined);
    respondWith('theirs');
    expect(await changes.save()).toMatchObject({ kind: 'conflict' });
    expect([title.text, changes.isEmpty]).toEqual(['mine', false]);
    const conflicts: unknown[] = [];
    const later = new Changes(({ mine, theirs }) => {
      conflicts.push([mine, theirs]);
      return Promise.resolve(undefined);
    });
    const reloaded = new Field('Title', 'theirs');
    later.show([reloaded]);
    restoreTyped([reloaded], (field, base) => later.noteRestored(field, base));
    expect(reloaded.text).toBe('mine');
    expect(await later.save()).toMatchObject({ kind: 'conflict' });
    expect([sent.length, conflicts]).toEqual([1, [['mine', 'theirs']]]);
  });

  it('asks nothing when another field of the item was changed', async () => {
    const { changes, conflicts } = typed();
    respondWith('old');
    expect(await changes.save()).toMatchObject({ kind: 'saved' });
    expect([conflicts, sent.length, changes.isEmpty]).toEqual([[], 2, true]);
  });
});
