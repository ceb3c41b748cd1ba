import { describe, expect, it } from 'vitest';
import { readServices } from './branch-services.ts';

describe('the services of a branch', () => {
  it('are read from a JSON text; ids may be numbers', () => {
    expect(readServices('[{"Id":"11","Name":"Teller"},{"Id":12,"Name":"التمويل","More":1}]')).toEqual([
      { Id: '11', Name: 'Teller' },
      { Id: '12', Name: 'التمويل' },
    ]);
    expect(readServices('[]')).toEqual([]);
  });

  it('leave out what has no id or no name', () => {
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
    'are none in a text that is no list: %s',
    (text) => {
      expect(readServices(text)).toBeUndefined();
    },
  );
});
