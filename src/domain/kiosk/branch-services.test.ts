import { describe, expect, it } from 'vitest';
import { readServices } from './branch-services.ts';

describe('readServices', () => {
  it('parses a JSON list whose ids are texts or numbers', () => {
    expect(readServices('[{"Id":"11","Name":"Teller"},{"Id":12,"Name":"التمويل","More":1}]')).toEqual([
      { Id: '11', Name: 'Teller' },
      { Id: '12', Name: 'التمويل' },
    ]);
    expect(readServices('[]')).toEqual([]);
  });

  it('skips entries without an id or a name', () => {
    const list = [
      null,
      1,
      'x',
      {},
      { Id: '1' },
      { Name: 'a' },
      { Id: '', Name: 'a' },
      { Id: 1, Name: ' ' },
      { Id: [], Name: 'a' },
    ];
    expect(readServices(JSON.stringify([...list, { Id: 0, Name: 'b' }]))).toEqual([{ Id: '0', Name: 'b' }]);
  });

  it.each(['', 'null', '{}', '"[]"', '1', '[', '{"Id":1,"Name":"a"}'])(
    'returns undefined for a text that is not a list: %s',
    (text) => {
      expect(readServices(text)).toBeUndefined();
    },
  );
});
