import { expect, it } from 'vitest';
import { splitTitle } from './split-title.ts';

it.each([
  ['ar', 'حسابك يبدأ من هنا', ['حسابك يبدأ من', 'هنا']],
  ['ar', 'حسابك يبدأ هنا', ['حسابك يبدأ هنا', '']],
  ['en', 'Your account starts right here', ['Your account starts right', 'here']],
  ['en', 'Your account starts here', ['Your account starts here', '']],
  ['en', 'Two lines\nthat their author wrote', ['Two lines\nthat their author wrote', '']],
  ['ar', '', ['', '']],
] as const)('splitTitle in %s splits “%s” as %j', (language, title, lines) => {
  expect(splitTitle(title, language)).toEqual(lines);
});
